import { Field, Input, Select } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { DaysField } from './days-field.tsx'
import { EVERY, type Every, INTERVALS, type Timing, turnInto } from './timing.ts'

interface TimingFieldsProps {
  timing: Timing
  /** What the server says of it. */
  wrong: string | undefined
  onChange: (timing: Timing) => void
}

export function TimingFields({ timing, wrong, onChange }: TimingFieldsProps) {
  const t = useTexts('editor')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('schedule.every')} error={timing.every !== 'cron' && wrong}>
        <Select value={timing.every} onChange={({ target }) => onChange(turnInto(target.value as Every, timing))}>
          {EVERY.map((every) => (
            <option key={every} value={every}>
              {t(`schedule.${every}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Detail timing={timing} wrong={wrong} onChange={onChange} />
      {'time' in timing && (
        <Field label={t('schedule.at')}>
          <Input
            type="time"
            value={timing.time}
            onChange={({ target }) => onChange({ ...timing, time: target.value })}
          />
        </Field>
      )}
    </div>
  )
}

function Detail({ timing, wrong, onChange }: TimingFieldsProps) {
  const t = useTexts('editor')
  switch (timing.every) {
    case 'minutes':
      return (
        <Field label={t('schedule.interval')}>
          <Select
            value={timing.minutes}
            onChange={({ target }) => onChange({ ...timing, minutes: Number(target.value) })}
          >
            {INTERVALS.map((minutes) => (
              <option key={minutes}>{minutes}</option>
            ))}
          </Select>
        </Field>
      )
    case 'hours':
      return (
        <Field label={t('schedule.minuteOfHour')}>
          <Select
            value={timing.minute}
            onChange={({ target }) => onChange({ ...timing, minute: Number(target.value) })}
          >
            {Array.from({ length: 60 }, (_, minute) => (
              <option key={minute} value={minute}>
                {`:${String(minute).padStart(2, '0')}`}
              </option>
            ))}
          </Select>
        </Field>
      )
    case 'weeks':
      return <DaysField days={timing.days} onChange={(days) => onChange({ ...timing, days })} />
    case 'months':
      return (
        <Field label={t('schedule.dayOfMonth')} hint={timing.day > 28 && t('schedule.lastDay')}>
          <Select value={timing.day} onChange={({ target }) => onChange({ ...timing, day: Number(target.value) })}>
            {Array.from({ length: 31 }, (_, at) => (
              <option key={at}>{at + 1}</option>
            ))}
          </Select>
        </Field>
      )
    case 'cron':
      return (
        <Field label={t('schedule.cronLabel')} hint={t('schedule.cronHint')} error={wrong}>
          <Input
            className="font-mono"
            maxLength={100}
            spellCheck={false}
            value={timing.cron}
            onChange={({ target }) => onChange({ ...timing, cron: target.value })}
          />
        </Field>
      )
    default:
      return null
  }
}
