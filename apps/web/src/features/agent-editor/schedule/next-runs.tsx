import type { Agent } from '@app/contract'
import { Skeleton } from '@app/ui'
import { useFormatter, useNow } from 'use-intl'
import { useTexts } from '../../../lib/use-texts.ts'
import type { ScheduleState } from './use-schedule.ts'

const MINUTE_MS = 60_000

/** D2.15: each run as the clock of its zone shows it, and how far off it is. */
export function NextRuns({ agent, schedule }: { agent: Agent; schedule: ScheduleState }) {
  const t = useTexts('editor')
  const format = useFormatter()
  const now = useNow({ updateInterval: MINUTE_MS })
  const { form, preview } = schedule
  if (!form.enabled) return <p className="text-sm text-text-3">{t('schedule.noNext')}</p>
  return (
    <div className="rounded-m border border-line bg-surface-2/50 px-4 py-3" aria-busy={preview.isFetching}>
      <h3 className="text-sm font-[550]">{t('schedule.next')}</h3>
      {agent.paused && <p className="mt-1 text-sm text-warn">{t('schedule.pausedNext')}</p>}
      {preview.isFetching && !preview.data && <Skeleton className="mt-2 h-24" />}
      <ol className="mt-2 grid gap-1.5">
        {preview.data?.nextRuns.map((at) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4 text-sm">
            <time dateTime={at}>
              {format.dateTime(new Date(at), {
                timeZone: form.timezone,
                weekday: 'short',
                day: 'numeric',
                month: 'short',
                year: 'numeric',
                hour: '2-digit',
                minute: '2-digit',
                timeZoneName: 'short',
              })}
            </time>
            <span className="text-text-3">{format.relativeTime(new Date(at), now)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
