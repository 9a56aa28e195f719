import { Field, Input, Select, Textarea } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { DataInput } from './data-input.tsx'
import { InputFields } from './input-fields.tsx'
import { LinesInput } from './lines-input.tsx'
import { PairsInput } from './pairs-input.tsx'
import { fieldsIn, isRecord, kindOf, labelOf, type Schema } from './schema.ts'

/** `undefined` takes the input out of the step. */
export type SetValue = (value: unknown) => void

export interface InputFieldProps {
  name: string
  /** With those it lies in: `logIn.name`. */
  field: string
  schema: Schema
  value: unknown
  wrongOf: (field: string) => string | undefined
  onChange: SetValue
}

/** One input of a tool, edited as what its schema says it is. */
export function InputField(props: InputFieldProps) {
  const { name, field, schema, value, wrongOf, onChange } = props
  const t = useTexts('editor')
  const kind = kindOf(name, schema, value)
  const error = wrongOf(field)
  const label = labelOf(name)
  if (kind === 'fields') {
    const inner = fieldsIn(schema.anyOf ?? [schema]) ?? {}
    const values = isRecord(value) ? value : {}
    return (
      <fieldset className="grid gap-3 rounded-m border border-line px-3.5 pt-1 pb-3.5 sm:col-span-2">
        <legend className="px-1 text-sm font-medium">{label}</legend>
        <InputFields
          schema={inner}
          values={values}
          before={`${field}.`}
          wrongOf={wrongOf}
          onChange={(next) => onChange(Object.keys(next).length > 0 ? next : undefined)}
        />
      </fieldset>
    )
  }
  if (kind === 'pairs')
    return <PairsInput label={label} hint={schema.description} value={value} error={error} onChange={onChange} />
  const hint = { lines: t('steps.linesHint'), data: t('steps.dataHint') }[kind as 'lines' | 'data']
  return (
    <Field
      label={label}
      hint={[schema.description, hint].filter(Boolean).join(' · ')}
      error={error}
      className={kind === 'long-text' || kind === 'lines' || kind === 'data' ? 'sm:col-span-2' : undefined}
    >
      <Control kind={kind} {...props} />
    </Field>
  )
}

function Control({ kind, schema, value, onChange }: InputFieldProps & { kind: ReturnType<typeof kindOf> }) {
  const t = useTexts('editor')
  const typed = value === undefined ? '' : String(value)
  const set = (next: string) => onChange(next === '' ? undefined : next)
  switch (kind) {
    case 'choice':
      return (
        <Select value={typed} onChange={(event) => set(event.target.value)}>
          <option value="">{t('steps.notSet')}</option>
          {schema.enum?.map((choice) => (
            <option key={String(choice)}>{String(choice)}</option>
          ))}
        </Select>
      )
    case 'yes-no':
      return (
        <Select value={typed} onChange={({ target }) => onChange(target.value ? target.value === 'true' : undefined)}>
          <option value="">{t('steps.notSet')}</option>
          <option value="true">{t('steps.yes')}</option>
          <option value="false">{t('steps.no')}</option>
        </Select>
      )
    case 'number':
      return <Input inputMode="decimal" value={typed} onChange={(event) => onChange(readNumber(event.target.value))} />
    case 'lines':
      return <LinesInput value={value} onChange={onChange} />
    case 'data':
      return <DataInput value={value} onChange={onChange} />
    case 'long-text':
      return <Textarea rows={3} value={typed} onChange={(event) => set(event.target.value)} />
    default:
      return <Input value={typed} onChange={(event) => set(event.target.value)} />
  }
}

/** What is not a number yet stays as it was typed, and is named as a mistake. */
const readNumber = (typed: string): unknown => {
  if (typed === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed
}
