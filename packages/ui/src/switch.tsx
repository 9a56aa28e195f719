import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldProps } from './field.tsx'

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange' | 'role'> {
  checked: boolean
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

export function Switch({ checked, onCheckedChange, className, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      {...useFieldProps()}
      {...rest}
      onClick={() => onCheckedChange?.(!checked)}
      className={cx(
        'relative h-6 w-10 shrink-0 rounded-full border transition disabled:opacity-50',
        checked ? 'border-transparent bg-accent' : 'border-line-strong bg-surface-3',
        className,
      )}
    >
      <span
        aria-hidden
        className={cx(
          'absolute top-1/2 left-0.5 size-4.5 -translate-y-1/2 rounded-full transition',
          checked ? 'translate-x-[15px] bg-on-accent' : 'bg-text-2',
        )}
      />
    </button>
  )
}
