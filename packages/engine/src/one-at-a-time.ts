export interface Round {
  (): void
  /** Resolves when nothing of it is under way. */
  idle(): Promise<void>
}

/** Work that is asked for often and done once at a time: whoever asks while it runs gets one more round, however many ask. */
export function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): Round {
  let again = false
  let current: Promise<void> | undefined

  async function rounds(): Promise<void> {
    while (again) {
      again = false
      await work().catch(onError)
    }
    current = undefined
  }

  const ask = () => {
    again = true
    current ??= rounds()
  }
  return Object.assign(ask, { idle: () => current ?? Promise.resolve() })
}
