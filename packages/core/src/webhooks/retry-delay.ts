const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Standard Webhooks' own schedule: eight attempts in about 28 hours. */
const DELAYS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR]
/** Up to this much longer, so that receivers that came back are not met by everybody at once. */
const JITTER = 0.2

/** How long to wait after so many failed attempts; undefined when that was the last one. */
export function retryDelayMs(attempts: number, random: () => number = Math.random): number | undefined {
  const delay = DELAYS_MS[attempts - 1]
  return delay === undefined ? undefined : Math.round(delay * (1 + random() * JITTER))
}
