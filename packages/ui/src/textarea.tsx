import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldProps } from './field.tsx'
import { controlClasses } from './input.tsx'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...useFieldProps()}
      {...rest}
      className={cx(controlClasses, 'field-sizing-content min-h-20 px-3 py-2', className)}
    />
  )
}
