import { cx } from '@app/ui'
import { useState } from 'react'

const FILLS = { accent: 'fill-accent', good: 'fill-good', bad: 'fill-bad', live: 'fill-live' } as const

export interface Bar {
  value: number
  tone: keyof typeof FILLS
}

export interface ChartDay {
  date: string
  /** Stacked from the bottom up. */
  bars: readonly Bar[]
}

interface DayChartProps {
  days: readonly ChartDay[]
  label: string
  /** What stands below while a day is pointed at. */
  say: (index: number) => string
  /** What stands at the two ends of the axis. */
  ends: readonly [string, string]
}

const HEIGHT = 40
const GAP = 0.2

const heightOf = ({ bars }: ChartDay) => bars.reduce((sum, { value }) => sum + value, 0)

/** Small bars, a day each; the table behind the switch says the same in figures. */
export function DayChart({ days, label, say, ends }: DayChartProps) {
  const [pointed, setPointed] = useState<number | undefined>()
  const most = Math.max(...days.map(heightOf), 0)
  const scale = most > 0 ? HEIGHT / most : 0
  return (
    <div className="mt-3" onPointerLeave={() => setPointed(undefined)}>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="block h-10 w-full overflow-visible"
      >
        <line
          x1="0"
          x2={days.length}
          y1={HEIGHT}
          y2={HEIGHT}
          className="stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
        {days.map((day, at) => (
          <g key={day.date} className={cx(pointed !== undefined && pointed !== at && 'opacity-40')}>
            <Stack bars={day.bars} at={at} scale={scale} />
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
      </svg>
      <p className="mt-1.5 flex justify-between gap-2 truncate font-mono text-[0.6875rem] text-text-3" aria-hidden>
        {pointed === undefined ? (
          <>
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </>
        ) : (
          <span className="text-text-2">{say(pointed)}</span>
        )}
      </p>
    </div>
  )
}

function Stack({ bars, at, scale }: { bars: readonly Bar[]; at: number; scale: number }) {
  let top = HEIGHT
  return bars.map(({ value, tone }) => {
    const height = value * scale
    top -= height
    return <rect key={tone} x={at + GAP / 2} y={top} width={1 - GAP} height={height} className={FILLS[tone]} />
  })
}
