import { cx } from './cx.ts'

const TONES = {
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
  live: 'bg-live',
  accent: 'bg-accent',
  neutral: 'bg-text-3',
} as const

export interface ProgressProps {
  value: number
  max?: number | undefined
  tone?: keyof typeof TONES | undefined
  /** Thresholds, in percent, drawn as notches. */
  marks?: readonly number[] | undefined
  label: string
  valueText?: string | undefined
  className?: string | undefined
}

export function Progress({
  value,
  max = 100,
  tone = 'accent',
  marks = [],
  label,
  valueText,
  className,
}: ProgressProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 100
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className={cx('relative h-1.5 overflow-hidden rounded-full bg-surface-3', className)}
    >
      <div
        className={cx('h-full rounded-full transition-[width] duration-[450ms]', TONES[tone])}
        style={{ width: `${percent}%` }}
      />
      {marks.map((mark) => (
        <span key={mark} aria-hidden className="absolute inset-y-0 w-px bg-ground" style={{ left: `${mark}%` }} />
      ))}
    </div>
  )
}
