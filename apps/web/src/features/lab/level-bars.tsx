import { cx } from '@app/ui'

interface LevelBarsProps {
  label: string
  /** Oldest first; null where nothing was measured. */
  values: readonly (number | null)[]
  /** How many places there are, filled from the right. */
  places: number
  /** What a full bar stands for; else the highest of the values. */
  most?: number
  className?: string
}

const HEIGHT = 24

/** Readings as bars; the table behind the switch says the same in figures. */
export function LevelBars({ label, values, places, most, className }: LevelBarsProps) {
  const top = most ?? Math.max(0, ...values.map((value) => value ?? 0))
  const offset = places - values.length
  return (
    <svg
      viewBox={`0 0 ${places} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={cx('block h-6 w-full', className)}
    >
      <line
        x1="0"
        x2={places}
        y1={HEIGHT}
        y2={HEIGHT}
        className="stroke-line-strong"
        vectorEffect="non-scaling-stroke"
      />
      {values.map((value, at) => {
        const height = top > 0 ? ((value ?? 0) / top) * HEIGHT : 0
        const place = offset + at
        return (
          <rect key={place} x={place + 0.15} y={HEIGHT - height} width={0.7} height={height} className="fill-live" />
        )
      })}
    </svg>
  )
}
