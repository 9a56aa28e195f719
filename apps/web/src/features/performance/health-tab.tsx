import { calls, type SystemHealth } from '@app/contract'
import { Button, Card, EmptyState, Skeleton } from '@app/ui'
import { HeartPulse, RefreshCw } from 'lucide-react'
import { useFormatter } from 'use-intl'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { HealthCard } from './health-card.tsx'

interface HealthTabProps {
  /** What the last test run measured, and when. */
  tested: SystemHealth[] | undefined
  testedAt: number
}

/** What was measured last, by a test run or on its own. */
export function HealthTab({ tested, testedAt }: HealthTabProps) {
  const t = useTexts('performance')
  const format = useFormatter()
  const own = useCall(calls.bots.health, { enabled: false })
  const measure = () => void own.refetch()
  const isOwn = own.data !== undefined && own.dataUpdatedAt >= testedAt
  const health = isOwn ? own.data : tested
  const measuredAt = isOwn ? own.dataUpdatedAt : testedAt
  if (own.isError && !own.isFetching) return <Failure error={own.error} retry={measure} />
  if (!health?.length && own.isFetching) return <Skeletons />
  if (!health?.length) {
    const action = (
      <Button variant="primary" onClick={measure}>
        {t('health.action')}
      </Button>
    )
    return (
      <Card>
        <EmptyState icon={<HeartPulse />} title={t('health.title')} hint={t('health.hint')} action={action} />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <ul className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-3">
        {health.map((one) => (
          <HealthCard key={one.component} health={one} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-3" role="status">
          {t('health.measured', { time: format.dateTime(new Date(measuredAt), { timeStyle: 'medium' }) })}
        </p>
        <Button busy={own.isFetching} onClick={measure}>
          {!own.isFetching && <RefreshCw aria-hidden />}
          {t('health.again')}
        </Button>
      </div>
    </div>
  )
}

const Skeletons = () => (
  <div className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-3">
    {['queue', 'database', 'browser', 'planner', 'mail', 'storage'].map((card) => (
      <Skeleton key={card} className="h-40 rounded-l" />
    ))}
  </div>
)
