import type { Condition } from '@app/contract'
import { Field, Input, Select } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { readValue, showValue } from './values.ts'

const TESTS = ['equal', 'not-equal', 'greater', 'less', 'contains', 'present', 'absent'] as const
/** These look at the value alone. */
const ALONE: readonly string[] = ['present', 'absent']

interface ConditionFieldsProps {
  condition: Condition
  onChange: (condition: Condition) => void
}

export function ConditionFields({ condition, onChange }: ConditionFieldsProps) {
  const t = useTexts('editor')
  const choose = (is: Condition['is']) => {
    const { to, ...rest } = condition
    onChange(ALONE.includes(is) ? { ...rest, is } : { ...rest, is, to: to ?? '' })
  }
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,2fr)]">
      <Field label={t('steps.value')}>
        <Input
          value={showValue(condition.value)}
          placeholder="{{…}}"
          onChange={(event) => onChange({ ...condition, value: readValue(event.target.value) })}
        />
      </Field>
      <Field label={t('steps.is')}>
        <Select value={condition.is} onChange={(event) => choose(event.target.value as Condition['is'])}>
          {TESTS.map((test) => (
            <option key={test} value={test}>
              {t(`steps.conditions.${test}`)}
            </option>
          ))}
        </Select>
      </Field>
      {!ALONE.includes(condition.is) && (
        <Field label={t('steps.to')}>
          <Input
            value={showValue(condition.to)}
            onChange={(event) => onChange({ ...condition, to: readValue(event.target.value) })}
          />
        </Field>
      )}
    </div>
  )
}
