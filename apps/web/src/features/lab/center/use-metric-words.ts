import { useFormatter } from 'use-intl'
import { useMeasures } from '../../../lib/monitor/use-measures.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Metric } from './metrics.ts'

/** A reading in the unit it is measured in. */
export function useMetricWords() {
  const t = useTexts('monitor')
  const format = useFormatter()
  const { span, size } = useMeasures()
  const write: Record<Metric, (value: number) => string> = {
    running: (value) => format.number(value),
    queue: (value) => format.number(value),
    steps: (value) => format.number(value),
    success: (value) => format.number(value, { style: 'percent', maximumFractionDigits: 1 }),
    step: span,
    memory: size,
  }
  return (metric: Metric, value: number | null) => (value === null ? t('none') : write[metric](value))
}
