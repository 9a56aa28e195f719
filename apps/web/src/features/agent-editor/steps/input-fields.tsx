import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { Fold } from './fold.tsx'
import { InputField } from './input-field.tsx'
import type { Schema } from './schema.ts'

interface InputFieldsProps {
  schema: Schema
  values: Record<string, unknown>
  before?: string
  wrongOf: (field: string) => string | undefined
  onChange: (values: Record<string, unknown>) => void
}

/** Every input a tool takes: the needed ones and those that are set first, the rest behind a word. */
export function InputFields({ schema, values, before = '', wrongOf, onChange }: InputFieldsProps) {
  const t = useTexts('editor')
  const all = Object.entries(schema.properties ?? {})
  // As it was when the form opened: a field must not move away under the hand that types in it.
  const [first] = useState(() => new Set([...(schema.required ?? []), ...Object.keys(values)]))
  const shown = all.filter(([name]) => first.has(name))
  const rest = all.filter(([name]) => !first.has(name))
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...others } = values
    onChange(value === undefined ? others : { ...values, [name]: value })
  }
  const draw = ([name, one]: [string, Schema]) => (
    <InputField
      key={name}
      name={name}
      field={`${before}${name}`}
      schema={one}
      value={values[name]}
      wrongOf={wrongOf}
      onChange={(value) => set(name, value)}
    />
  )
  return (
    <>
      {all.length === 0 && <p className="text-sm text-text-3">{t('steps.noInputs')}</p>}
      {shown.length > 0 && <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{shown.map(draw)}</div>}
      {rest.length > 0 && (
        <Fold title={t('steps.more')} open={shown.length === 0}>
          {rest.map(draw)}
        </Fold>
      )}
    </>
  )
}
