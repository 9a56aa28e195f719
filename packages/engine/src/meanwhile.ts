/** Work that nobody waits for while a task goes on. */
export interface Meanwhile {
  add(work: Promise<unknown>): void
  /** Once all of it is over, however it went. */
  over(): Promise<void>
}

export function openMeanwhile(): Meanwhile {
  const open = new Set<Promise<unknown>>()
  return {
    add: (work) => {
      const quiet: Promise<unknown> = work.catch(() => undefined).then(() => open.delete(quiet))
      open.add(quiet)
    },
    over: async () => {
      while (open.size > 0) await Promise.all(open)
    },
  }
}
