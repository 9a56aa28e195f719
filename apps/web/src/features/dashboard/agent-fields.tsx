import type { Model } from '@app/spec'
import { Field, Input, Select, Textarea } from '@app/ui'
import { useModels } from '../../lib/use-models.ts'
import { useTexts } from '../../lib/use-texts.ts'

export interface AgentValues {
  name: string
  objective: string
  model: Model
}

interface AgentFieldsProps {
  values: AgentValues
  onChange: (values: AgentValues) => void
  nameError: boolean
}

export function AgentFields({ values, onChange, nameError }: AgentFieldsProps) {
  const t = useTexts('dashboard')
  const models = useModels(values.model)
  return (
    <div className="grid gap-4">
      <Field label={t('form.name')} error={nameError && t('form.nameMissing')}>
        <Input
          maxLength={120}
          placeholder={t('form.namePlaceholder')}
          value={values.name}
          onChange={(event) => onChange({ ...values, name: event.target.value })}
        />
      </Field>
      <Field label={t('form.objective')}>
        <Textarea
          rows={5}
          maxLength={10_000}
          placeholder={t('form.objectivePlaceholder')}
          value={values.objective}
          onChange={(event) => onChange({ ...values, objective: event.target.value })}
        />
      </Field>
      <Field label={t('form.model')}>
        <Select value={values.model} onChange={(event) => onChange({ ...values, model: event.target.value as Model })}>
          {models.map((model) => (
            <option key={model} value={model}>
              {t(`models.${model}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
