import { setTimeout as sleep } from 'node:timers/promises'
import { Unavailable } from '@app/toolkit'

const ATTEMPTS = 3

/** Asks again who is merely unavailable, after as long as they ask for. */
export async function askAgain<T>(ask: () => Promise<T>, longestWaitMs: number, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Unavailable) || attempt === ATTEMPTS) throw error
      await sleep(Math.min(error.retryAfterMs ?? longestWaitMs, longestWaitMs), undefined, { signal })
    }
  }
}
