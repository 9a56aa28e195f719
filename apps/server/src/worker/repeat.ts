import { setTimeout as sleep } from 'node:timers/promises'

export interface Repeated {
  /** There may be something to do: at once, or right after the round under way. */
  poke(): void
  stop(): Promise<void>
}

export interface RepeatOptions {
  /** A net under the pokes: what is missed costs this long, not the work. */
  everyMs: number
  onError: (error: unknown) => void
}

/** Rounds follow each other no faster than this, however much is going on. */
const REST_MS = 100

/** Work done in rounds, one at a time, when poked and every so often. A round that fails is told and tried again. */
export function repeat(round: () => Promise<unknown>, { everyMs, onError }: RepeatOptions): Repeated {
  const ending = new AbortController()
  let again = false
  let running: Promise<void> | undefined

  async function go(): Promise<void> {
    while (again && !ending.signal.aborted) {
      again = false
      await round().catch(onError)
      await sleep(REST_MS, undefined, { signal: ending.signal }).catch(() => undefined)
    }
    running = undefined
  }

  const poke = () => {
    again = true
    if (!ending.signal.aborted) running ??= go()
  }
  const timer = setInterval(poke, everyMs)
  poke()
  return {
    poke,
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      await running
    },
  }
}
