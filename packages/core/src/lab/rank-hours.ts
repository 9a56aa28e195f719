import type { HourRecord } from '@app/contract'
import { BEST_HOUR_NEEDS } from '@app/spec'

/** The hour in which runs took least from start to finish, among those that succeeded no less than all together. */
export function findBestHour(hours: readonly HourRecord[]): number | null {
  const known = hours.filter(({ runs }) => runs >= BEST_HOUR_NEEDS.runsAnHour)
  if (known.length < BEST_HOUR_NEEDS.hours) return null
  const share = (of: readonly HourRecord[]) =>
    of.reduce((sum, { completed }) => sum + completed, 0) / of.reduce((sum, { runs }) => sum + runs, 0)
  const overall = share(known)
  const good = known.flatMap((hour) =>
    hour.medianMs !== null && share([hour]) >= overall ? [{ hour: hour.hour, medianMs: hour.medianMs }] : [],
  )
  return good.sort((a, b) => a.medianMs - b.medianMs)[0]?.hour ?? null
}
