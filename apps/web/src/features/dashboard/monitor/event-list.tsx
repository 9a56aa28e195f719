import type { LiveEvent } from '@app/contract'
import { Card, Tag, type Tone } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useEventLog } from '../../../lib/event-log.ts'
import { useTexts } from '../../../lib/use-texts.ts'

const TONES = {
  accepted: 'neutral',
  started: 'live',
  step: 'live',
  paused: 'warn',
  resumed: 'live',
  completed: 'good',
  failed: 'bad',
  other: 'neutral',
} satisfies Record<string, Tone>
type Kind = keyof typeof TONES

/** As many as stand beside the latest tasks. */
const SHOWN = 12

const kindOf = ({ type }: LiveEvent): Kind => {
  const word = type.split('.')[1] ?? ''
  return type.startsWith('task.') && word in TONES ? (word as Kind) : 'other'
}

/** The asker's own events, as the stream brings them. */
export function EventList() {
  const t = useTexts('monitor')
  const events = useEventLog()
  return (
    <Card asElement="section" aria-labelledby="events-title" className="min-w-0">
      <div className="px-4.5 py-3">
        <h2 id="events-title" className="text-sm font-[550] text-text-2">
          {t('events')}
        </h2>
        <p className="text-xs text-text-3">{t('eventsHint')}</p>
      </div>
      {events.length === 0 ? (
        <p className="border-line border-t px-4.5 py-6 text-center text-sm text-text-3">{t('eventsNone')}</p>
      ) : (
        <ol>
          {events.slice(0, SHOWN).map((event, at) => (
            <EventRow key={`${event.at} ${event.taskId} ${events.length - at}`} event={event} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function EventRow({ event }: { event: LiveEvent }) {
  const t = useTexts('monitor')
  const format = useFormatter()
  const kind = kindOf(event)
  const step = event.steps?.at(-1)
  return (
    <li className="flex min-w-0 items-center gap-3 border-line border-t px-4.5 py-1.5 text-sm">
      <time dateTime={event.at} className="w-17 shrink-0 font-mono text-xs text-text-3">
        {event.at && format.dateTime(new Date(event.at), { timeStyle: 'medium', hourCycle: 'h23' })}
      </time>
      <Tag tone={TONES[kind]} dot>
        {t(`event.${kind}`)}
      </Tag>
      <span className="min-w-0 flex-1 truncate">
        {event.task?.name ?? event.type}
        {step && <span className="text-text-3">{` · ${step.name}`}</span>}
      </span>
    </li>
  )
}
