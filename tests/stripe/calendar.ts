/** The nth period after the anchor, in UTC; where that month has no such day, on its last one. */
export function addPeriods(anchor: number, interval: 'month' | 'year', count: number): number {
  const from = new Date(anchor * 1_000)
  const there = new Date(from)
  there.setUTCDate(1)
  there.setUTCMonth(from.getUTCMonth() + count * (interval === 'year' ? 12 : 1))
  const days = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate()
  there.setUTCDate(Math.min(from.getUTCDate(), days))
  return Math.floor(there.getTime() / 1_000)
}

/** The first period's end after `after`, counted from the anchor: 31 January, 28 February, 31 March. */
export function nextEnd(anchor: number, interval: 'month' | 'year', after: number): number {
  let count = 1
  while (addPeriods(anchor, interval, count) <= after) count += 1
  return addPeriods(anchor, interval, count)
}

export const HOUR = 3_600
export const DAY = 24 * HOUR
