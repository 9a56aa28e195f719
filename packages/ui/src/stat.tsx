import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { cx } from './cx.ts'

export interface StatProps {
  label: ReactNode
  value: ReactNode
  hint?: ReactNode
  className?: string | undefined
}

export function Stat({ label, value, hint, className }: StatProps) {
  return (
    <Card className={cx('min-w-0 px-4.5 py-4 max-sm:px-3.5', className)}>
      <p className="text-sm font-[550] text-text-2">{label}</p>
      <p className="mt-0.5 text-[1.5rem] leading-tight font-semibold tracking-[-0.02em] tabular-nums max-sm:text-xl">
        {value}
      </p>
      {hint && <p className="mt-1.5 text-xs text-text-3">{hint}</p>}
    </Card>
  )
}
