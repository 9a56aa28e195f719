import { calls, type Health } from '@app/contract'
import { Button, Card, PageHeader, Skeleton, Tag } from '@app/ui'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useCall } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { RecentTasks } from './recent-tasks.tsx'

/** A process that is not ready answers 503 and still says what is wrong. */
function healthIn(error: unknown): Health | undefined {
  if (!(error instanceof CallError) || !error.words.startsWith('{')) return undefined
  return JSON.parse(error.words) as Health
}

export function MonitorView() {
  const t = useTexts('dashboard')
  const health = useCall(calls.health.read)
  const { refetch } = health
  useEffect(() => void refetch(), [refetch])
  const shown = health.error ? healthIn(health.error) : health.data
  const askedAt = Math.max(health.dataUpdatedAt, health.errorUpdatedAt)
  return (
    <>
      <PageHeader
        title={t('monitor.title')}
        subtitle={t('monitor.subtitle')}
        actions={
          <Button busy={health.isFetching} onClick={() => void refetch()}>
            {!health.isFetching && <RefreshCw aria-hidden />}
            {t('monitor.refresh')}
          </Button>
        }
      />
      {health.isPending && <Skeleton className="h-32 rounded-l" />}
      {health.error && !shown && (
        <Card role="alert" className="border-bad/40 px-4.5 py-3.5 text-bad">
          {t('monitor.unreachable')}
        </Card>
      )}
      {shown && (
        <Card asElement="section">
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-l bg-line lg:grid-cols-5">
            <Figure label={t('monitor.status')}>
              <Tag tone={shown.status === 'ok' ? 'good' : 'warn'} dot>
                {t(`monitor.statuses.${shown.status}`)}
              </Tag>
            </Figure>
            <Figure label={t('monitor.ready')}>
              <Tag tone={shown.ready ? 'good' : 'warn'} dot>
                {shown.ready ? t('monitor.readyYes') : t('monitor.readyNo')}
              </Tag>
            </Figure>
            <Figure label={t('monitor.database')}>
              <Tag tone={shown.database === 'ok' ? 'good' : 'bad'} dot>
                {t(`monitor.databases.${shown.database}`)}
              </Tag>
            </Figure>
            <Figure label={t('monitor.browser')}>
              <Tag tone={shown.browser === 'found' ? 'good' : 'warn'} dot>
                {t(`monitor.browsers.${shown.browser}`)}
              </Tag>
            </Figure>
            <Figure label={t('monitor.version')} wide>
              <span className="font-mono text-md">{shown.version}</span>
            </Figure>
          </dl>
        </Card>
      )}
      {askedAt > 0 && (
        <p className="-mt-2 text-xs text-text-3">
          {t.rich('monitor.asked', { when: () => <TimeAgo at={new Date(askedAt).toISOString()} /> })}
        </p>
      )}
      <RecentTasks title={t('monitor.recent')} />
    </>
  )
}

function Figure({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'bg-surface-1 px-4.5 py-3.5 max-lg:col-span-2' : 'bg-surface-1 px-4.5 py-3.5'}>
      <dt className="text-sm text-text-2">{label}</dt>
      <dd className="mt-1.5 flex min-h-6 items-center">{children}</dd>
    </div>
  )
}
