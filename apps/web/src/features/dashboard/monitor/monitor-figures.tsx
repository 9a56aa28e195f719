import type { Latency, Monitor } from '@app/contract'
import { Stat } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useMeasures } from '../../../lib/monitor/use-measures.ts'
import { useTexts } from '../../../lib/use-texts.ts'

/** Six figures as they are now; of others' work only counts. */
export function MonitorFigures({ monitor }: { monitor: Monitor }) {
  const t = useTexts('monitor')
  const format = useFormatter()
  const { span } = useMeasures()
  const { all, own, successRate, ended } = monitor
  const latency = (found: Latency | null) => ({
    value: found ? span(found.p50) : t('none'),
    hint: found ? t('latencyHint', { p95: span(found.p95) }) : t('latencyNone'),
  })
  return (
    <section aria-label={t('figures')} className="grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-3.5">
      <Stat
        label={t('queue')}
        value={format.number(all.queued)}
        hint={t('queueHint', { own: own.queued, waiting: all.waiting })}
      />
      <Stat label={t('running')} value={format.number(all.running)} hint={t('runningHint', { own: own.running })} />
      <Stat label={t('steps')} value={format.number(monitor.stepsPerMinute)} hint={t('stepsHint')} />
      <Stat
        label={t('success')}
        value={
          successRate === null ? t('none') : format.number(successRate, { style: 'percent', maximumFractionDigits: 1 })
        }
        hint={t('successHint', { ended })}
      />
      <Stat label={t('start')} {...latency(monitor.startLatencyMs)} />
      <Stat label={t('step')} {...latency(monitor.stepLatencyMs)} />
    </section>
  )
}
