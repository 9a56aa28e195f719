import { Fault } from '@app/core'

/** A person has a few windows open; a program that has more than this in the air is not waiting for answers any more. */
const MOST_WAITING = 8

/** Who waits for somebody outside: a model, a server they named, a payment provider. */
export interface Waits {
  /** Refused where this person has too much in the air already. */
  wait<T>(userId: string, work: () => Promise<T>): Promise<T>
  /** One after the other for each person; who is called off leaves the line. */
  inTurn<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

export function createWaits(most = MOST_WAITING): Waits {
  const waiting = new Map<string, number>()
  const lines = new Map<string, Promise<unknown>>()
  const step = (userId: string, by: number) => {
    const now = (waiting.get(userId) ?? 0) + by
    if (now > 0) waiting.set(userId, now)
    else waiting.delete(userId)
  }
  return {
    async wait(userId, work) {
      if ((waiting.get(userId) ?? 0) >= most) {
        throw new Fault('too-many', `${most} of your requests wait for an answer already. Try again when one is done.`)
      }
      step(userId, 1)
      try {
        return await work()
      } finally {
        step(userId, -1)
      }
    },
    async inTurn(userId, signal, work) {
      const before = lines.get(userId)
      const mine = (async () => {
        await Promise.race([before, calledOff(signal)])
        signal.throwIfAborted()
        return work()
      })()
      // Who has left the line does not let those behind overtake those before.
      const done = Promise.allSettled([before, mine])
      lines.set(userId, done)
      void done.then(() => lines.get(userId) === done && lines.delete(userId))
      return mine
    },
  }
}

const calledOff = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
