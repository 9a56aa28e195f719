import type { Health, Monitor } from '@app/contract'
import { Card, Tag } from '@app/ui'
import type { ReactNode } from 'react'
import { useMeasures } from '../../../lib/monitor/use-measures.ts'
import { useTexts } from '../../../lib/use-texts.ts'

/** What the installation stands on: database, workers, browser, memory. */
interface SystemStateProps {
  health: Health | undefined
  monitor: Monitor | undefined
}

export function SystemState({ health, monitor }: SystemStateProps) {
  return (
    <Card asElement="section" className="overflow-hidden">
      <dl className="grid grid-cols-2 gap-px bg-line lg:grid-cols-3">
        {health && <Ready health={health} />}
        {monitor && <Working monitor={monitor} />}
      </dl>
    </Card>
  )
}

function Ready({ health: { status, version, database, browser } }: { health: Health }) {
  const t = useTexts('monitor')
  return (
    <>
      <Fact label={t('status')} hint={`${t('version')} ${version}`}>
        <Tag tone={status === 'ok' ? 'good' : 'warn'} dot>
          {t(`statuses.${status}`)}
        </Tag>
      </Fact>
      <Fact label={t('database')}>
        <Tag tone={database === 'ok' ? 'good' : 'bad'} dot>
          {t(`databases.${database}`)}
        </Tag>
      </Fact>
      <Fact label={t('browser')}>
        <Tag tone={browser === 'found' ? 'good' : 'warn'} dot>
          {t(`browsers.${browser}`)}
        </Tag>
      </Fact>
    </>
  )
}

function Working({ monitor: { memory, workersAtWork, processes, browserWindows, uptimeS } }: { monitor: Monitor }) {
  const t = useTexts('monitor')
  const { span, size } = useMeasures()
  const free = { free: size(memory.freeBytes), total: size(memory.totalBytes) }
  return (
    <>
      <Fact
        label={t('workers')}
        hint={`${t('processes', { count: processes })} · ${t('windows', { count: browserWindows })}`}
      >
        <Tag tone={workersAtWork > 0 ? 'live' : 'neutral'} dot>
          {t('atWork', { count: workersAtWork })}
        </Tag>
      </Fact>
      <Fact label={t('memory')} hint={t('memoryHint', free)}>
        <span className="font-mono text-md">{size(memory.processBytes)}</span>
      </Fact>
      <Fact label={t('uptime')}>
        <span className="font-mono text-md">{span(uptimeS * 1_000)}</span>
      </Fact>
    </>
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
