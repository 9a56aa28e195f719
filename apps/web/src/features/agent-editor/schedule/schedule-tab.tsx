import type { Agent } from '@app/contract'
import { Skeleton } from '@app/ui'
import { Failure } from '../../../lib/failure.tsx'
import { HooksCard } from './hooks-card.tsx'
import { MissedRuns } from './missed-runs.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import type { ScheduleState } from './use-schedule.ts'
import { WatchesCard } from './watches-card.tsx'

export function ScheduleTab({ agent, schedule }: { agent: Agent; schedule: ScheduleState }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4.5 xl:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
        <MissedRuns agent={agent} />
        {schedule.error && <Failure error={schedule.error} retry={schedule.retry} />}
        {schedule.loading ? (
          <Skeleton className="h-96 rounded-l" />
        ) : (
          <ScheduleCard agent={agent} schedule={schedule} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
        <HooksCard agent={agent} />
        <WatchesCard agent={agent} />
      </div>
    </div>
  )
}
