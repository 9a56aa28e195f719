import type { ForEachStep, UntilStep } from '@app/contract'
import { Field, Input } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { ConditionFields } from './condition-fields.tsx'
import { readValue, showValue } from './values.ts'

type Bare<Step> = Omit<Step, 'steps'>

interface LoopFormProps<Step> {
  step: Step
  wrongOf: (field: string) => string | undefined
  onChange: (step: Step) => void
}

export function ForEachForm({ step, wrongOf, onChange }: LoopFormProps<Bare<ForEachStep>>) {
  const t = useTexts('editor')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t('steps.list')} hint={t('steps.listHint', { example: '{{rows}}' })} error={wrongOf('forEach')}>
        <Input
          value={showValue(step.forEach)}
          onChange={({ target }) => onChange({ ...step, forEach: readValue(target.value) })}
        />
      </Field>
      <Field label={t('steps.as')} error={wrongOf('as')}>
        <Input maxLength={60} value={step.as} onChange={({ target }) => onChange({ ...step, as: target.value })} />
      </Field>
      <NameField step={step} onChange={onChange} />
    </div>
  )
}

export function UntilForm({ step, wrongOf, onChange }: LoopFormProps<Bare<UntilStep>>) {
  const t = useTexts('editor')
  return (
    <div className="grid gap-3">
      <ConditionFields condition={step.until} onChange={(until) => onChange({ ...step, until })} />
      {wrongOf('until') && <p className="text-xs text-warn">{wrongOf('until')}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('steps.atMost')} error={wrongOf('atMost')}>
          <Input
            inputMode="numeric"
            maxLength={5}
            value={Number.isNaN(step.atMost) ? '' : String(step.atMost)}
            onChange={({ target }) =>
              onChange({ ...step, atMost: /^\d+$/.test(target.value) ? Number(target.value) : Number.NaN })
            }
          />
        </Field>
        <NameField step={step} onChange={onChange} />
      </div>
    </div>
  )
}

function NameField<Step extends { name?: string | undefined }>({
  step,
  onChange,
}: Omit<LoopFormProps<Step>, 'wrongOf'>) {
  const t = useTexts('editor')
  const set = (name: string) => {
    const { name: _, ...rest } = step
    onChange((name ? { ...rest, name } : rest) as Step)
  }
  return (
    <Field label={t('steps.name')}>
      <Input maxLength={200} value={step.name ?? ''} onChange={({ target }) => set(target.value)} />
    </Field>
  )
}
