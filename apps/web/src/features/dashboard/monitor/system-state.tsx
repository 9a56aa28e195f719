import type { Health, Monitor } from '@app/contract'
import { Card, Tag } from '@app/ui'
import type { ReactNode } from 'react'
import { useMeasures } from '../../../lib/monitor/use-measures.ts'
import { useTexts } from '../../../lib/use-texts.ts'

/** What the installation stands on: database, workers, browser, memory. */
export function SystemState({ health, monitor }: { health: Health; monitor: Monitor }) {
  const t = useTexts('monitor')
  const { span, size } = useMeasures()
  const { memory, workersAtWork, processes, browserWindows } = monitor
  return (
    <Card asElement="section" className="overflow-hidden">
      <dl className="grid grid-cols-2 gap-px bg-line lg:grid-cols-3">
        <Fact label={t('status')} hint={`${t('version')} ${health.version}`}>
          <Tag tone={health.status === 'ok' ? 'good' : 'warn'} dot>
            {t(`statuses.${health.status}`)}
          </Tag>
        </Fact>
        <Fact label={t('database')}>
          <Tag tone={health.database === 'ok' ? 'good' : 'bad'} dot>
            {t(`databases.${health.database}`)}
          </Tag>
        </Fact>
        <Fact label={t('workers')} hint={t('processes', { count: processes })}>
          <Tag tone={workersAtWork > 0 ? 'live' : 'neutral'} dot>
            {t('atWork', { count: workersAtWork })}
          </Tag>
        </Fact>
        <Fact label={t('browser')} hint={t('windows', { count: browserWindows })}>
          <Tag tone={health.browser === 'found' ? 'good' : 'warn'} dot>
            {t(`browsers.${health.browser}`)}
          </Tag>
        </Fact>
        <Fact
          label={t('memory')}
          hint={t('memoryHint', { free: size(memory.freeBytes), total: size(memory.totalBytes) })}
        >
          <span className="font-mono text-md">{size(memory.processBytes)}</span>
        </Fact>
        <Fact label={t('uptime')}>
          <span className="font-mono text-md">{span(monitor.uptimeS * 1_000)}</span>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-surface-1 px-4.5 py-3.5 max-sm:px-3.5">
      <dt className="text-sm text-text-2">{label}</dt>
      <dd className="mt-1.5">
        <span className="flex min-h-6 items-center">{children}</span>
        {hint && <span className="mt-1 block text-xs text-text-3">{hint}</span>}
      </dd>
    </div>
  )
}
