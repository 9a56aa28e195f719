import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      {...rest}
      className={cx(
        'inline-flex min-w-5 shrink-0 items-center justify-center whitespace-nowrap rounded-[4px] border border-line-strong px-1.5 py-px font-mono text-[0.6875rem] font-medium text-text-3',
        className,
      )}
    />
  )
}
