import type { CallDesign, CallRehearsal } from '@app/contract'
import { Button, Card, cx, EmptyState, Tag } from '@app/ui'
import { Phone, Square, Volume2 } from 'lucide-react'
import { useTexts } from '../../../lib/use-texts.ts'
import { canSpeak } from '../voice/speech.ts'
import { useHearing } from './use-hearing.ts'

interface TranscriptProps {
  rehearsal: CallRehearsal | undefined
  asked: CallDesign | undefined
}

/** What was said on a rehearsed call, to read and to hear, and what would be understood. */
export function Transcript({ rehearsal, asked }: TranscriptProps) {
  const t = useTexts('lab-phone')
  const { at, hear, stop } = useHearing(rehearsal?.turns ?? [], asked?.language ?? 'en-US')
  if (!rehearsal || !asked)
    return (
      <Card>
        <EmptyState icon={<Phone />} title={t('noTranscript')} hint={t('noTranscriptHint')} />
      </Card>
    )
  return (
    <Card asElement="section" aria-labelledby="transcript" className="min-w-0">
      <header className="flex flex-wrap items-center gap-2.5 px-4.5 py-3.5">
        <h3 id="transcript" className="font-[550]">
          {t('transcript')}
        </h3>
        <Tag>{t('simulated')}</Tag>
        <span className="flex-1" />
        {canSpeak() ? (
          <Button onClick={at === null ? hear : stop}>
            {at === null ? <Volume2 aria-hidden /> : <Square aria-hidden />}
            {t(at === null ? 'hear' : 'quiet')}
          </Button>
        ) : (
          <span className="text-sm text-text-2">{t('mute')}</span>
        )}
      </header>
      <ol aria-label={t('transcript')} className="grid gap-3 border-line border-t px-4.5 py-4 text-sm">
        {rehearsal.turns.map(({ speaker, text }, index) => (
          <li
            key={index}
            aria-current={index === at || undefined}
            className={cx(
              'max-w-[85%] rounded-m border px-3.5 py-2.5',
              speaker === 'callee' ? 'justify-self-end bg-surface-2' : '',
              index === at ? 'border-accent' : 'border-line',
            )}
          >
            <span className="block text-text-3 text-xs">{t(`speakers.${speaker}`)}</span>
            <span className="break-words">{text}</span>
          </li>
        ))}
      </ol>
      <Answers rehearsal={rehearsal} asked={asked} />
    </Card>
  )
}

function Answers({ rehearsal, asked }: { rehearsal: CallRehearsal; asked: CallDesign }) {
  const t = useTexts('lab-phone')
  if (asked.questions.length === 0) return null
  const say = (answer: CallRehearsal['answers'][number]) => {
    if (answer === null) return t('notUnderstood')
    return typeof answer === 'boolean' ? t(answer ? 'yes' : 'no') : String(answer)
  }
  return (
    <dl aria-label={t('understood')} className="grid gap-2 border-line border-t px-4.5 py-4 text-sm">
      {asked.questions.map(({ ask }, at) => (
        <div key={at} className="flex flex-wrap justify-between gap-x-6">
          <dt className="min-w-0 break-words text-text-2">{ask}</dt>
          <dd className="font-medium font-mono">{say(rehearsal.answers[at] ?? null)}</dd>
        </div>
      ))}
    </dl>
  )
}
