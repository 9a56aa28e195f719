import { useFormatter } from 'use-intl'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** How days and amounts are written, in the user's language. */
export function useFigureFormats() {
  const format = useFormatter()
  const unit = (value: number, name: string, digits: number) =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits })
  return {
    count: (value: number) => format.number(value),
    percent: (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 1 }),
    span: (ms: number) => (ms >= HOUR_MS ? unit(ms / HOUR_MS, 'hour', 1) : unit(ms / MINUTE_MS, 'minute', 0)),
    money: (cents: number) => format.number(cents / 100, { style: 'currency', currency: 'USD' }),
    // A date is a day of the user's calendar already, whatever zone the formatter is in.
    day: (date: string) =>
      format.dateTime(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  }
}
