import type { Condition, ToolCard, ToolStep } from '@app/contract'
import { Field, Input, Select } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { ConditionFields } from './condition-fields.tsx'
import { Fold } from './fold.tsx'
import { InputFields } from './input-fields.tsx'
import type { Schema } from './schema.ts'
import { ToolSelect } from './tool-select.tsx'

interface ToolFormProps {
  step: ToolStep
  tools: ReadonlyMap<string, ToolCard>
  wrongOf: (field: string) => string | undefined
  onChange: (step: ToolStep) => void
}

export function ToolForm({ step, tools, wrongOf, onChange }: ToolFormProps) {
  const tool = tools.get(step.do)
  return (
    <div className="grid gap-4">
      <ToolSelect step={step} tools={tools} error={wrongOf('do')} onChange={onChange} />
      <InputFields
        key={step.do}
        schema={(tool?.input ?? looseSchema(step)) as Schema}
        values={step.with}
        wrongOf={wrongOf}
        onChange={(values) => onChange({ ...step, with: values })}
      />
      <AfterFields step={step} wrongOf={wrongOf} onChange={onChange} />
    </div>
  )
}

/** For a tool of an outside server: its inputs are those it has. */
const looseSchema = (step: ToolStep): Schema => ({
  properties: Object.fromEntries(Object.keys(step.with).map((name) => [name, {}])),
})

const UNDEMANDING: Condition = { value: '', is: 'present' }

function AfterFields({ step, wrongOf, onChange }: Omit<ToolFormProps, 'tools'>) {
  const t = useTexts('editor')
  const set = (part: { [K in 'name' | 'save' | 'when']?: ToolStep[K] | undefined }) => {
    const next = { ...step, ...part }
    // An empty field is a field the step does not have.
    onChange(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as ToolStep)
  }
  return (
    <Fold
      title={t('steps.after')}
      open={Boolean(step.when) || wrongOf('save') !== undefined}
      className="border-line border-t pt-3"
    >
      <Field label={t('steps.name')} hint={t('steps.nameHint')}>
        <Input
          maxLength={200}
          value={step.name ?? ''}
          onChange={({ target }) => set({ name: target.value || undefined })}
        />
      </Field>
      <Field label={t('steps.save')} hint={t('steps.saveHint', { example: '{{rows.0.name}}' })} error={wrongOf('save')}>
        <Input
          maxLength={60}
          value={step.save ?? ''}
          onChange={({ target }) => set({ save: target.value || undefined })}
        />
      </Field>
      <Field label={t('steps.when')} error={wrongOf('when')}>
        <Select
          value={step.when ? 'when' : ''}
          onChange={({ target }) => set({ when: target.value ? UNDEMANDING : undefined })}
        >
          <option value="">{t('steps.always')}</option>
          <option value="when">{t('steps.when')}…</option>
        </Select>
      </Field>
      {step.when && (
        <div className="sm:col-span-2">
          <ConditionFields condition={step.when} onChange={(when) => set({ when })} />
        </div>
      )}
    </Fold>
  )
}
