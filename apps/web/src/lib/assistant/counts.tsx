import type { Behaviour } from '@app/assistant'
import { useFormatter } from 'use-intl'
import { useTexts } from '../use-texts.ts'

/** What has been counted so far, so that nobody has to guess what is watched. */
export function Counts({ seen }: { seen: Behaviour }) {
  const t = useTexts('assistant')
  const format = useFormatter()
  const facts = [
    ['keystrokes', format.number(seen.keystrokes)],
    ['clicks', format.number(seen.mouseClicks)],
    ['scrolled', `${format.number(Math.round(seen.scrollDistance))} px`],
    ['time', clock(seen.timeSpent)],
  ] as const
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-px overflow-hidden rounded-m border border-line bg-line">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-w-0 flex-col-reverse bg-surface-2 px-2.5 py-2">
          <dt className="truncate text-text-3 text-xs" title={t(`counts.${name}`)}>
            {t(`counts.${name}`)}
          </dt>
          <dd className="truncate font-mono text-sm tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
