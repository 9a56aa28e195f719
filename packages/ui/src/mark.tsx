import { useId } from 'react'
import { cx } from './cx.ts'

/** The logo mark: a rounded square in the brand's gradient around an open centre. */
export function Mark({ className }: { className?: string | undefined }) {
  const id = useId()
  return (
    <svg viewBox="0 0 22 22" className={cx('size-[22px] shrink-0', className)} aria-hidden focusable="false">
      <defs>
        <linearGradient id={id} x1="2" y1="2" x2="20" y2="20" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--accent-2)" />
          <stop offset="1" stopColor="var(--accent)" />
        </linearGradient>
      </defs>
      <rect width="22" height="22" rx="7" fill={`url(#${id})`} />
      <circle cx="11" cy="11" r="5" fill="var(--ground)" />
    </svg>
  )
}
