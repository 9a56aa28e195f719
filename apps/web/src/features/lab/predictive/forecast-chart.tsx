import type { ForecastDay } from '@app/contract'
import { cx } from '@app/ui'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { useForecastFormats } from './use-forecast-formats.ts'

const HEIGHT = 100

const topOf = ({ actions, expected }: ForecastDay): number => actions ?? expected?.high ?? 0

/** Bars for what was done; for what is expected a mark within its band. */
export function ForecastChart({ days }: { days: readonly ForecastDay[] }) {
  const t = useTexts('lab-predictive')
  const { day: write, count } = useForecastFormats()
  const [pointed, setPointed] = useState<number | undefined>()
  const most = Math.max(1, ...days.map(topOf))
  const day = pointed === undefined ? undefined : days[pointed]
  return (
    <div className="mt-3" onPointerLeave={() => setPointed(undefined)}>
      <p className="mb-1.5 font-mono text-text-3 text-xs">{t('most', { count: most })}</p>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chartLabel')}
        className="block h-40 w-full"
      >
        {days.map((one, at) => (
          <g key={one.date} className={cx(pointed !== undefined && pointed !== at && 'opacity-40')}>
            <DayMark day={one} at={at} scale={HEIGHT / most} />
            <rect
              x={at}
              y="0"
              width="1"
              height={HEIGHT}
              className="fill-transparent"
              onPointerEnter={() => setPointed(at)}
            />
          </g>
        ))}
        <line
          x1="0"
          x2={days.length}
          y1={HEIGHT}
          y2={HEIGHT}
          className="stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between gap-2 font-mono text-text-3 text-xs">
        {day ? (
          <span className="text-text-2">
            {day.expected
              ? t('expectedAt', {
                  date: write(day.date),
                  likely: count(day.expected.likely),
                  low: count(day.expected.low),
                  high: count(day.expected.high),
                })
              : t('doneAt', { date: write(day.date), count: count(day.actions ?? 0) })}
          </span>
        ) : (
          <>
            <span>{write(days[0]?.date ?? '')}</span>
            <span>{write(days.at(-1)?.date ?? '')}</span>
          </>
        )}
      </p>
      <Legend />
    </div>
  )
}

function DayMark({ day: { actions, expected }, at, scale }: { day: ForecastDay; at: number; scale: number }) {
  if (!expected) {
    const height = (actions ?? 0) * scale
    return <rect x={at + 0.1} y={HEIGHT - height} width={0.8} height={height} className="fill-accent" />
  }
  const { likely, low, high } = expected
  return (
    <>
      <rect x={at} y={HEIGHT - high * scale} width={1} height={(high - low) * scale} className="fill-live-soft" />
      <line
        x1={at}
        x2={at + 1}
        y1={HEIGHT - likely * scale}
        y2={HEIGHT - likely * scale}
        strokeWidth={2}
        className="stroke-live"
        vectorEffect="non-scaling-stroke"
      />
    </>
  )
}

function Legend() {
  const t = useTexts('lab-predictive')
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-text-3 text-xs">
      <li className="flex items-center gap-2">
        <span aria-hidden className="size-2.5 rounded-[2px] bg-accent" />
        {t('done')}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="h-0.5 w-3 bg-live" />
        {t('expected')}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="size-2.5 rounded-[2px] bg-live-soft" />
        {t('bandLegend')}
      </li>
    </ul>
  )
}
