import { Refused, retryAfterMs, Unavailable } from '@app/toolkit'
import type { HttpAnswer } from '@app/tools'

/** As long as a step waits for a platform before it tries again. */
const LONGEST_WAIT_MS = 30_000

/** Answers that end a step in words, or have it tried again. Everything else is an answer to work with. */
export function sayRefusal(name: string, { status, headers }: HttpAnswer, wasAccepted: boolean): void {
  if (status === 401 || status === 403) throw new Refused(sayKey(name, status, wasAccepted))
  if (status === 429) throw sayTooMuch(name, retryAfterMs(headers['retry-after']))
  if (status === 502 || status === 503 || status === 504)
    throw new Unavailable(`${name} is busy or down (it answered ${status}). Try again later.`, {
      retryAfterMs: retryAfterMs(headers['retry-after']),
      // A gateway that got no answer does not know either what became of the request.
      perhapsDone: status !== 503,
    })
}

function sayKey(name: string, status: number, wasAccepted: boolean): string {
  if (!wasAccepted) return `${name} did not accept the key. Give a new one in Deploy.`
  if (status === 403)
    return `${name} accepts the key but does not allow this with it. Give the key that right at ${name}, or give another one in Deploy.`
  return `${name} no longer accepts the key, which it did earlier in this run: it was revoked or has run out. Give a new one in Deploy.`
}

/** 429 says that nothing was done, so it may be asked again; a wait nobody sits through ends the step at once. */
function sayTooMuch(name: string, waitMs: number | undefined): Error {
  if (waitMs !== undefined && waitMs > LONGEST_WAIT_MS)
    return new Refused(`${name} takes no more requests for ${sayWait(waitMs)} (429). Run this again then.`)
  return new Unavailable(
    `${name} takes no more requests for now (429), also after waiting as it asked. Run this again later, or less often.`,
    { retryAfterMs: waitMs },
  )
}

const sayWait = (ms: number): string => {
  const minutes = Math.ceil(ms / 60_000)
  return minutes < 2 ? `${Math.ceil(ms / 1_000)} seconds` : `${minutes} minutes`
}
