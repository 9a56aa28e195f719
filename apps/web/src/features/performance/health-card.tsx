import type { SystemHealth } from '@app/contract'
import { Card } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../lib/use-texts.ts'
import { Sentences } from './result-card.tsx'
import { StatusTag } from './status-tag.tsx'

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** Spec 2 §2: one part of the installation; rates with one decimal. */
export function HealthCard({ health }: { health: SystemHealth }) {
  const t = useTexts('performance')
  const format = useFormatter()
  const { component, status, metrics, issues } = health
  const rate = (value: number) => format.number(value, ONE_DECIMAL)
  const figures = [
    [t('health.response'), t('health.ms', { value: format.number(metrics.responseTime) })],
    [t('health.success'), t('health.percent', { value: rate(metrics.successRate) })],
    [t('health.errors'), t('health.percent', { value: rate(metrics.errorRate) })],
    [t('health.throughput'), t('health.perSecond', { value: rate(metrics.throughput) })],
  ] as const
  return (
    <Card asElement="li" className="grid min-w-0 content-start gap-3 px-4.5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 break-words font-[550] first-letter:uppercase">{t(`components.${component}`)}</h2>
        <StatusTag status={status} />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-text-3 text-xs">{label}</dt>
            <dd className="font-mono text-sm tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Sentences
        title={t('health.issues')}
        items={issues}
        className={status === 'critical' ? 'text-bad' : 'text-text-2'}
      />
    </Card>
  )
}
