import { cx } from '@app/ui'
import { useId } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../lib/use-texts.ts'

/** Monday first, counted from Sunday as cron does. */
const DAYS = [1, 2, 3, 4, 5, 6, 0]
/** A Sunday, from which the names of days are read in every language. */
const SUNDAY = Date.UTC(2024, 0, 7)
const DAY_MS = 86_400_000

export function DaysField({ days, onChange }: { days: readonly number[]; onChange: (days: number[]) => void }) {
  const t = useTexts('editor')
  const format = useFormatter()
  const id = useId()
  const nameOf = (day: number, weekday: 'short' | 'long') =>
    format.dateTime(new Date(SUNDAY + day * DAY_MS), { weekday, timeZone: 'UTC' })
  return (
    <fieldset className="grid content-start gap-1.5" aria-describedby={`${id}-wrong`}>
      <legend className="mb-1.5 text-sm font-medium">{t('schedule.weekDays')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {DAYS.map((day) => {
          const chosen = days.includes(day)
          return (
            <button
              key={day}
              type="button"
              aria-pressed={chosen}
              aria-label={nameOf(day, 'long')}
              onClick={() => onChange(chosen ? days.filter((one) => one !== day) : [...days, day])}
              className={cx(
                'h-9 min-w-11 rounded-[8px] border px-2 text-sm transition pointer-coarse:h-11',
                chosen
                  ? 'border-accent bg-accent-soft font-[550] text-text'
                  : 'border-line-strong bg-surface-2 text-text-2',
              )}
            >
              {nameOf(day, 'short')}
            </button>
          )
        })}
      </div>
      <p id={`${id}-wrong`} role="alert" className="text-bad text-xs empty:hidden">
        {days.length === 0 && t('schedule.dayMissing')}
      </p>
    </fieldset>
  )
}
