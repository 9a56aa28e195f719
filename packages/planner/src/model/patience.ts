import { Refused } from '@app/toolkit'

export interface Patience {
  /** Aborted when time is up, or when nobody wants the answer any more. */
  signal: AbortSignal
  /** What a failure meanwhile means: the asker's own reason, the time that is up, or the failure itself. */
  blame(error: unknown): unknown
}

/** One limit over all that an answer takes: finding the model, asking, and asking again. */
export function patience(name: string, asker: AbortSignal, longestMs: number): Patience {
  const late = AbortSignal.timeout(longestMs)
  return {
    signal: AbortSignal.any([asker, late]),
    blame(error) {
      if (asker.aborted) return asker.reason
      // One that says nothing for so long would say nothing again: whoever waits is told now.
      const words = `${name} did not answer within ${Math.ceil(longestMs / 1_000)} s. Try again, or choose another model.`
      return late.aborted ? new Refused(words) : error
    },
  }
}

/** Work that knows no signal is left to itself once nobody waits for it. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
