import type { Monitor } from '@app/contract'
import { Skeleton } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { LevelBars } from '../level-bars.tsx'
import { METRICS, type Metric, READ } from './metrics.ts'
import { useMetricWords } from './use-metric-words.ts'
import { READINGS_KEPT } from './use-readings.ts'

/** Six figures, each with its last minute. */
export function MetricGrid({ readings }: { readings: readonly Monitor[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px border-line border-t bg-line lg:grid-cols-3 xl:grid-cols-6">
      {METRICS.map((metric) => (
        <MetricCell key={metric} metric={metric} readings={readings} />
      ))}
    </dl>
  )
}

function MetricCell({ metric, readings }: { metric: Metric; readings: readonly Monitor[] }) {
  const t = useTexts('monitor')
  const words = useTexts('lab-center')
  const say = useMetricWords()
  const newest = readings.at(-1)
  return (
    <div className="grid min-w-0 content-start gap-1 bg-surface-1 px-4.5 py-3.5 max-sm:px-3.5">
      <dt className="truncate text-sm text-text-2">{t(metric)}</dt>
      <dd className="grid gap-2">
        <span className="truncate font-mono text-xl tabular-nums tracking-tight">
          {newest ? say(metric, READ[metric](newest)) : <Skeleton className="my-1 h-5 w-16" />}
        </span>
        <LevelBars
          label={words('lastMinute', { metric: t(metric) })}
          values={readings.map(READ[metric])}
          places={READINGS_KEPT}
        />
      </dd>
    </div>
  )
}
