export interface Warm<T> {
  /** One that is ready, else one made now. */
  take(): Promise<T>
  /** One that was taken is done with: another is made ready, and the idle time begins anew. */
  rest(): void
  /** Lets go of those that are ready, and makes no more. */
  end(): Promise<void>
}

export interface WarmOptions<T> {
  make(): Promise<T>
  close(one: T): Promise<void>
  isGood(one: T): boolean
  /** Ready at once, at most. */
  most: number
  /** Nobody wanted one for so long: those that are ready are closed. */
  idleMs: number
  /** Called when there was nothing to do for so long. */
  onIdle(): void
}

/** Whoever has just taken one has the machine to themselves; a task that takes longer than this shares it. */
const MEANWHILE_MS = 1_500
/** Whoever waits for what was done with one hears of it before the machine makes the next. */
const BREATH_MS = 100

/** Keeps a few of what is slow to make ready for whoever comes next, for as long as somebody comes. */
export function keepWarm<T>({ make, close, isGood, most, idleMs, onIdle }: WarmOptions<T>): Warm<T> {
  let ready: Promise<T>[] = []
  let idle: NodeJS.Timeout | undefined
  let later: NodeJS.Timeout | undefined
  let ended = false

  async function clear(): Promise<void> {
    clearTimeout(idle)
    clearTimeout(later)
    const left = ready
    ready = []
    await Promise.all(left.map((one) => one.then(close).catch(() => undefined)))
  }

  function refill(): void {
    while (!ended && ready.length < most) {
      const next = make()
      next.catch(() => {
        ready = ready.filter((one) => one !== next)
      })
      ready.push(next)
    }
  }

  function refillIn(ms: number): void {
    clearTimeout(later)
    later = setTimeout(refill, ms)
    later.unref()
  }

  function waitForMore(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void clear().then(onIdle), idleMs)
    idle.unref()
  }

  return {
    take: async () => {
      waitForMore()
      const first = await ready.shift()?.catch(() => undefined)
      const taken = first !== undefined && isGood(first) ? first : await make()
      refillIn(MEANWHILE_MS)
      return taken
    },
    rest: () => {
      waitForMore()
      refillIn(BREATH_MS)
    },
    end: async () => {
      ended = true
      await clear()
    },
  }
}
