import { USER_ID_CHARACTERS } from '@app/spec'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../lib/use-texts.ts'
import { formatMoney } from './format-money.ts'

const MINUTE_MS = 60_000

/** How this page writes amounts, times and ids, in the reader's language. */
export function useFormats() {
  const t = useTexts('admin')
  const format = useFormatter()
  return {
    count: (value: number) => format.number(value, { maximumFractionDigits: 0 }),
    money: (cents: number) =>
      formatMoney(cents, { number: (value, options) => format.number(value, options), free: t('free') }),
    // A month is UTC's already, whatever zone the reader is in.
    month: (month: string) =>
      format.dateTime(new Date(`${month}-15T12:00:00Z`), { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    time: (at: string) => format.dateTime(new Date(at), { timeStyle: 'medium', hourCycle: 'h23' }),
    moment: (at: string) =>
      format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' }),
    day: (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' }),
    span: (ms: number) =>
      ms < MINUTE_MS
        ? format.number(ms / 1_000, { style: 'unit', unit: 'second', maximumFractionDigits: 1 })
        : format.number(ms / MINUTE_MS, { style: 'unit', unit: 'minute', maximumFractionDigits: 0 }),
  }
}

/** Spec 2 §9. */
export const shortId = (id: string): string => id.slice(0, USER_ID_CHARACTERS)
