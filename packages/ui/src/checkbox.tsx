import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

export function Checkbox({ label, onCheckedChange, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <span className={cx('inline-flex min-h-6 items-center gap-2.5 text-sm', className)}>
      <span className="relative grid size-4.5 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          {...rest}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className="peer size-4.5 appearance-none rounded-[5px] border border-line-strong bg-surface-2 transition checked:border-transparent checked:bg-accent disabled:opacity-50"
        />
        <Check
          className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          strokeWidth={3}
          aria-hidden
        />
      </span>
      <label htmlFor={rest.id ?? id}>{label}</label>
    </span>
  )
}
