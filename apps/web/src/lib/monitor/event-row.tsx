import type { LiveEvent } from '@app/contract'
import { Tag, type Tone } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useTexts } from '../use-texts.ts'

const TONES = {
  accepted: 'neutral',
  started: 'live',
  step: 'live',
  paused: 'warn',
  resumed: 'live',
  completed: 'good',
  failed: 'bad',
  doubted: 'warn',
  other: 'neutral',
} satisfies Record<string, Tone>
type Kind = keyof typeof TONES

const kindOf = ({ type }: LiveEvent): Kind => {
  const word = type.split('.')[1] ?? ''
  return type.startsWith('task.') && word in TONES ? (word as Kind) : 'other'
}

/** One event as a line: when, what kind, whose. Its words are those of the Live Monitor. */
export function EventRow({ event }: { event: LiveEvent }) {
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
