import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export interface SegmentedProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
  /** What the choice is about, for those who do not see it. */
  label: string
  className?: string | undefined
}

export function Segmented<Value extends string>({ value, onChange, options, label, className }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset
      aria-label={label}
      className={cx('inline-flex rounded-[8px] border border-line-strong bg-surface-1 p-0.5', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'inline-flex h-7 flex-1 cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-s px-3 text-sm transition pointer-coarse:h-10 [&_svg]:size-4',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
            option.value === value ? 'bg-surface-3 font-[550] text-text' : 'text-text-2 hover:text-text',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
