import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldProps } from './field.tsx'

/** The frame every control one types in or chooses from shares. 16 px on touch: smaller text makes phones zoom in. */
export const controlClasses =
  'w-full min-w-0 rounded-[8px] border border-line-strong bg-surface-2 text-sm text-text transition placeholder:text-text-3 pointer-coarse:text-lg ' +
  'hover:border-text-3/60 focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-bad read-only:not-focus-visible:text-text-2'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input {...useFieldProps()} {...rest} className={cx(controlClasses, 'h-9 px-3 pointer-coarse:h-11', className)} />
  )
}
