import { useFormatter } from 'use-intl'
import { useTexts } from '../../lib/use-texts.ts'

/** How days and amounts are written, in the user's language. */
export function useTrendFormats() {
  const t = useTexts('performance')
  const format = useFormatter()
  return {
    count: (value: number) => format.number(value),
    percent: (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 1 }),
    ms: (value: number) => t('health.ms', { value: format.number(Math.round(value)) }),
    money: (cents: number) => format.number(cents / 100, { style: 'currency', currency: 'USD' }),
    // A date is a day of the user's calendar already, whatever zone the formatter is in.
    day: (date: string) =>
      format.dateTime(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  }
}
