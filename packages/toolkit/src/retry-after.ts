const DAY_MS = 86_400_000

/** `Retry-After` in its two forms, seconds or a date. A day at most: a site does not decide that work is never done. */
export function retryAfterMs(value: string | undefined, now: number = Date.now()): number | undefined {
  if (!value) return undefined
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), DAY_MS)
}
