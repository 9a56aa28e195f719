import type { Estimate, ForecastDay, Outlook, UsageDay } from '@app/contract'
import { FORECAST_NEEDS } from '@app/spec'

export const DAY_MS = 86_400_000
/** Eight of ten outcomes lie within this many standard deviations. */
const DEVIATIONS = 1.2816
/** As far ahead as is drawn. */
const MOST_DAYS = 31

export interface UsageFacts {
  /** Oldest first; the last is today, which is not over. */
  days: readonly UsageDay[]
  used: number
  limit: number
  now: Date
  resetsAt: Date
}

export interface UsageForecast {
  history: { days: number; activeDays: number }
  days: ForecastDay[]
  outlook: Outlook | null
}

/** From what was done day by day: what comes until the actions are granted anew, and when they are used up. */
export function forecastUsage(facts: UsageFacts): UsageForecast {
  const { days, used, limit, now, resetsAt } = facts
  const known = completeDays(days)
  const history = { days: known.length, activeDays: known.filter(({ actions }) => actions > 0).length }
  const past: ForecastDay[] = days.map(({ date, actions }) => ({ date, actions, expected: null }))
  if (history.days < FORECAST_NEEDS.days || history.activeDays < FORECAST_NEEDS.activeDays)
    return { history, days: past, outlook: null }
  const left = Math.max(0, (resetsAt.getTime() - now.getTime()) / DAY_MS)
  const actions = estimator(known.map((day) => day.actions))
  const cost = estimator(known.map((day) => day.costCents))
  const today = days.at(-1)?.date ?? ''
  const ahead = Array.from({ length: Math.min(MOST_DAYS, Math.floor(left)) }, (_, at) => addDays(today, at + 1))
  return {
    history,
    days: [...past, ...ahead.map((date) => ({ date, actions: null, expected: round(actions(1)) }))],
    outlook: {
      actions: round(shift(actions(left), used)),
      costCents: cost(left),
      limit: limitDates((ahead) => shift(actions(ahead), used), { limit, left, today }),
    },
  }
}

/** The days that are over, from the first on which something was done. */
function completeDays(days: readonly UsageDay[]): readonly UsageDay[] {
  const over = days.slice(0, -1)
  const first = over.findIndex(({ actions }) => actions > 0)
  return first < 0 ? [] : over.slice(first)
}

/**
 * The sum of the days to come, if they are like those before: their mean, and a band for how much days differ and for
 * how little of them has been seen.
 */
function estimator(values: readonly number[]): (days: number) => Estimate {
  const count = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1)
  return (days) => {
    const width = DEVIATIONS * Math.sqrt(variance * days * (1 + days / count))
    return { likely: mean * days, low: Math.max(0, mean * days - width), high: mean * days + width }
  }
}

interface Horizon {
  limit: number
  left: number
  today: string
}

/** The first day by whose end the sum has reached the limit; null where the actions are granted anew before. */
function limitDates(at: (days: number) => Estimate, { limit, left, today }: Horizon): Outlook['limit'] {
  const find = (of: keyof Estimate): string | null => {
    for (let day = 0; day <= left; day += 1) if (at(day)[of] >= limit) return addDays(today, day)
    return null
  }
  return { likely: find('likely'), earliest: find('high'), latest: find('low') }
}

const shift = ({ likely, low, high }: Estimate, by: number): Estimate => ({
  likely: likely + by,
  low: low + by,
  high: high + by,
})

const round = ({ likely, low, high }: Estimate): Estimate => ({
  likely: Math.round(likely),
  low: Math.floor(low),
  high: Math.ceil(high),
})

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
