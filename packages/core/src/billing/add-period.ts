import type { BillingInterval } from '@app/spec'

/** A month or a year on, in UTC; where that month has no such day, on its last one. */
export function addPeriod(from: Date, interval: BillingInterval): Date {
  const months = interval === 'year' ? 12 : 1
  const there = new Date(from)
  there.setUTCMonth(there.getUTCMonth() + months)
  if (there.getUTCDate() !== from.getUTCDate()) there.setUTCDate(0)
  return there
}
