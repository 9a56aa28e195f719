import { Field, Select } from '@app/ui'

interface ChoiceFieldProps {
  label: string
  /** What not choosing is called. */
  any: string
  value: string | undefined
  onChange: (value: string) => void
  className?: string
  children: readonly (readonly [value: string, words: string])[]
}

export function ChoiceField({ label, any, value = '', onChange, className, children }: ChoiceFieldProps) {
  return (
    <Field label={label} className={className}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {children.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}
