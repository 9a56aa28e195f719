export interface Warm<T> {
  /** One that is ready, else one made now. Another is made ready behind it. */
  take(): Promise<T>
  /** One that was taken is done with: the idle time begins anew. */
  rest(): void
  /** Lets go of those that are ready, for they are of no use any more. */
  clear(): Promise<void>
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

/** Keeps a few of what is slow to make ready for whoever comes next, for as long as somebody comes. */
export function keepWarm<T>({ make, close, isGood, most, idleMs, onIdle }: WarmOptions<T>): Warm<T> {
  let ready: Promise<T>[] = []
  let timer: NodeJS.Timeout | undefined

  async function clear(): Promise<void> {
    clearTimeout(timer)
    const left = ready
    ready = []
    await Promise.all(left.map((one) => one.then(close).catch(() => undefined)))
  }

  function refill(): void {
    while (ready.length < most) {
      const next = make()
      next.catch(() => {
        ready = ready.filter((one) => one !== next)
      })
      ready.push(next)
    }
  }

  function rest(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void clear().then(onIdle), idleMs)
    timer.unref()
  }

  return {
    take: async () => {
      rest()
      const first = await ready.shift()?.catch(() => undefined)
      const taken = first !== undefined && isGood(first) ? first : await make()
      // After it, not with it: whoever waits for one now has the machine to themselves.
      refill()
      return taken
    },
    rest,
    clear,
  }
}
