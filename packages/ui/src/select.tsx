import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldProps } from './field.tsx'
import { controlClasses } from './input.tsx'

/** The browser's own select: keyboard, screen reader and phone wheel for nothing. Its options are the children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select
        {...useFieldProps()}
        {...rest}
        className={cx(controlClasses, 'h-9 appearance-none pr-9 pl-3 pointer-coarse:h-11')}
      >
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-text-3"
        aria-hidden
      />
    </span>
  )
}
