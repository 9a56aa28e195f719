import { BOT_IDS, HEALTH_COMPONENTS } from '@app/spec'
import { Card, Progress } from '@app/ui'
import { asWords } from '../../lib/text-rules.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Where a score stops being good and where it begins to be bad: the same as for health in percent. */
const GOOD = 95
const BAD = 50

const toneOf = (score: number) => (score >= GOOD ? 'good' : score < BAD ? 'bad' : 'warn')

export function ScoresCard({ scores }: { scores: Record<string, number> }) {
  const t = useTexts('performance')
  const nameOf = (key: string) => {
    const bot = BOT_IDS.find((id) => id === key)
    const part = HEALTH_COMPONENTS.find((id) => id === key)
    if (bot) return t(`bots.${bot}`)
    return part ? t(`components.${part}`) : asWords(key)
  }
  return (
    <Card asElement="section" className="grid min-w-0 gap-3 px-4.5 py-4">
      <h2 className="font-[550]">{t('performance.scores')}</h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {Object.entries(scores).map(([key, score]) => {
          const percent = t('health.percent', { value: String(score) })
          return (
            <li key={key} className="grid content-between gap-1.5">
              <div className="flex justify-between gap-3 text-sm">
                <span className="min-w-0 break-words first-letter:uppercase">{nameOf(key)}</span>
                <span className="shrink-0 whitespace-nowrap font-mono tabular-nums">{percent}</span>
              </div>
              <Progress label={nameOf(key)} value={score} tone={toneOf(score)} valueText={percent} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
