import type { PursueStep } from '@app/contract'
import { Field, Input, Textarea } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'

interface GoalFormProps {
  step: PursueStep
  wrongOf: (field: string) => string | undefined
  onChange: (step: PursueStep) => void
}

/** What depends on what a page shows: a goal in words, and how many acts it may take. */
export function GoalForm({ step, wrongOf, onChange }: GoalFormProps) {
  const t = useTexts('editor')
  return (
    <div className="grid gap-3">
      <Field label={t('steps.goal')} hint={t('steps.goalHint')} error={wrongOf('pursue')}>
        <Textarea
          rows={3}
          maxLength={5_000}
          value={step.pursue}
          onChange={({ target }) => onChange({ ...step, pursue: target.value })}
        />
      </Field>
      <Field label={t('steps.mostActs')} error={wrongOf('acts')}>
        <Input
          inputMode="numeric"
          maxLength={3}
          value={Number.isNaN(step.within.acts) ? '' : String(step.within.acts)}
          onChange={({ target }) => {
            const acts = /^\d+$/.test(target.value) ? Number(target.value) : Number.NaN
            onChange({ ...step, within: { ...step.within, acts } })
          }}
        />
      </Field>
    </div>
  )
}
