import { cx } from '@app/ui'

interface DriftBarProps {
  percent: number
  label: string
  className: string
}

/** A bar that moves by transform alone, so that four of them ticking cost the page no layout. */
export function DriftBar({ percent, label, className }: DriftBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className="h-1.5 overflow-hidden rounded-full bg-surface-3"
    >
      <div
        className={cx('h-full rounded-full transition-transform duration-[450ms]', className)}
        style={{ transform: `translateX(${percent - 100}%)` }}
      />
    </div>
  )
}
