import { calls } from '@app/contract'
import { Button, Card, EmptyState, Skeleton } from '@app/ui'
import { HeartPulse, RefreshCw } from 'lucide-react'
import { useFormatter } from 'use-intl'
import { useCall } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { HealthCards } from './health-cards.tsx'

/** The server's own figures, as it reports them; nothing is computed or guessed here. */
export function HealthTab() {
  const t = useTexts('performance')
  const format = useFormatter()
  const health = useCall(calls.health.read)
  if (health.isPending) {
    return (
      <div className="grid gap-3.5 sm:grid-cols-2 xl:grid-cols-4">
        {['server', 'ready', 'database', 'browser'].map((card) => (
          <Skeleton key={card} className="h-24 rounded-l" />
        ))}
      </div>
    )
  }
  if (health.isError) {
    return (
      <Card>
        <EmptyState
          icon={<HeartPulse />}
          title={t('health.title')}
          hint={t('health.failed')}
          action={
            <Button variant="primary" busy={health.isFetching} onClick={() => void health.refetch()}>
              {t('health.retry')}
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <div className="grid gap-3.5">
      <HealthCards health={health.data} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-3">
          {t('health.checked', {
            time: format.dateTime(new Date(health.dataUpdatedAt), { timeStyle: 'medium' }),
          })}
        </p>
        <Button busy={health.isFetching} onClick={() => void health.refetch()}>
          {!health.isFetching && <RefreshCw aria-hidden />}
          {t('health.refresh')}
        </Button>
      </div>
    </div>
  )
}
