import { calls, type Health, type Monitor } from '@app/contract'
import { Button, Card, PageHeader, Skeleton } from '@app/ui'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { useCall } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useMeasures } from '../../../lib/monitor/use-measures.ts'
import { Part } from '../../../lib/part.tsx'
import { useSaid } from '../../../lib/said-failures.ts'
import { TimeAgo } from '../../../lib/time-ago.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { RecentTasks } from '../recent-tasks.tsx'
import { EventList } from './event-list.tsx'
import { MonitorFigures } from './monitor-figures.tsx'
import { SystemState } from './system-state.tsx'

/** Ours: often enough to watch, and the server counts no more than once in two seconds however many watch. */
const EVERY_MS = 5_000
/** A queue this old with nobody at work is not a queue but a fault. */
const STUCK_MS = 15_000

/** A process that is not ready answers 503 and still says what is wrong. */
function healthIn(error: unknown): Health | undefined {
  if (!(error instanceof CallError) || error.status !== 503) return undefined
  try {
    const said = JSON.parse(error.words) as Health
    return typeof said.status === 'string' && typeof said.database === 'string' ? said : undefined
  } catch {
    return undefined
  }
}

export function MonitorView() {
  const t = useTexts('monitor')
  const health = useCall(calls.health.read, { every: EVERY_MS })
  const monitor = useCall(calls.monitor.read, { every: EVERY_MS })
  const { refetch: askHealth } = health
  const { refetch: askMonitor } = monitor
  const ask = () => void Promise.all([askHealth(), askMonitor()])
  // What was asked on an earlier visit is old by now.
  useEffect(() => void Promise.all([askHealth(), askMonitor()]), [askHealth, askMonitor])
  useSaid(health.error)
  useSaid(monitor.error)
  const shown = health.error ? healthIn(health.error) : health.data
  const askedAt = Math.max(monitor.dataUpdatedAt, health.errorUpdatedAt)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button onClick={ask}>
            <RefreshCw aria-hidden />
            {t('refresh')}
          </Button>
        }
      />
      {((health.error && !shown) || monitor.error) && (
        <Card role="alert" className="border-bad/40 px-4.5 py-3.5 text-bad">
          {t('unreachable')}
        </Card>
      )}
      {monitor.isPending && <Skeleton className="h-64 rounded-l" />}
      {monitor.data && <StuckNotice monitor={monitor.data} />}
      <Part>{monitor.data && <MonitorFigures monitor={monitor.data} />}</Part>
      <Part>{(shown || monitor.data) && <SystemState health={shown} monitor={monitor.data} />}</Part>
      {askedAt > 0 && (
        <p className="-mt-2 text-xs text-text-3">
          {t.rich('asked', { when: () => <TimeAgo at={new Date(askedAt).toISOString()} /> })}
          {', '}
          {t('every', { seconds: EVERY_MS / 1_000 })}
        </p>
      )}
      <div className="grid items-start gap-3.5 lg:grid-cols-2">
        <Part>
          <EventList />
        </Part>
        <Part>
          <RecentTasks title={t('recent')} />
        </Part>
      </div>
    </>
  )
}

function StuckNotice({ monitor: { oldestQueuedMs, workersAtWork } }: { monitor: Monitor }) {
  const t = useTexts('monitor')
  const { span } = useMeasures()
  if (oldestQueuedMs === null || oldestQueuedMs < STUCK_MS || workersAtWork > 0) return null
  return (
    <Card role="alert" className="border-warn/50 px-4.5 py-3.5 text-sm text-warn">
      {t('stuck', { time: span(oldestQueuedMs) })}
    </Card>
  )
}
