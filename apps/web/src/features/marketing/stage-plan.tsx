import { Tag, type Tone } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'

const STEPS = [
  { key: 'open', effect: 'reads' },
  { key: 'collect', effect: 'reads' },
  { key: 'create', effect: 'writes' },
  { key: 'check', effect: 'reads' },
  { key: 'mail', effect: 'sends' },
] as const

const TONES = { reads: 'neutral', writes: 'accent', sends: 'warn' } satisfies Record<string, Tone>

export function StagePlan() {
  const t = useTexts('landing')
  return (
    <div className="grid gap-3 border-line border-t p-5 sm:p-6">
      <p className="eyebrow">{t('stage.plan')}</p>
      <ol className="grid gap-3">
        {STEPS.map(({ key, effect }, index) => (
          <li key={key} className="grid grid-cols-[1.25rem_1fr_auto] items-baseline gap-x-2.5">
            <span className="font-mono text-text-3 text-xs">{index + 1}</span>
            <span className="text-pretty text-text-2 [&_b]:font-semibold [&_b]:text-text">
              {t.rich(`stage.steps.${key}`, { b: (words) => <b>{words}</b> })}
              {effect === 'sends' && <span className="block text-sm text-warn">{t('stage.approval')}</span>}
            </span>
            <Tag tone={TONES[effect]}>{t(`stage.effects.${effect}`)}</Tag>
          </li>
        ))}
      </ol>
    </div>
  )
}
