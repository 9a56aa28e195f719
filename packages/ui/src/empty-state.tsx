import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  hint?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function EmptyState({ icon, title, hint, action, className }: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-center gap-2 px-6 py-12 text-center', className)}>
      {icon && (
        <span
          className="mb-2 grid size-11 place-items-center rounded-m border border-line bg-surface-2 text-text-3 [&_svg]:size-5"
          aria-hidden
        >
          {icon}
        </span>
      )}
      <p className="font-medium text-text">{title}</p>
      {hint && <p className="max-w-[46ch] text-pretty text-sm text-text-2">{hint}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
