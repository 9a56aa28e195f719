import { useFormatter } from 'use-intl'

/** How days, hours and amounts of a forecast are written. */
export function useForecastFormats() {
  const format = useFormatter()
  return {
    count: (value: number) => format.number(value),
    money: (cents: number) => format.number(cents / 100, { style: 'currency', currency: 'USD' }),
    // Days and hours are the user's already, whatever zone the formatter is in.
    day: (date: string) =>
      format.dateTime(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    hour: (hour: number) =>
      format.dateTime(new Date(Date.UTC(2000, 0, 1, hour)), {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }),
  }
}
