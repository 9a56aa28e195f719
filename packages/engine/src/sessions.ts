import type { Session, Step } from '@app/toolkit'

export interface Sessions {
  open: Step['session']
  /** Closes all, the last opened first. One that will not close keeps no other from it. */
  close(): Promise<void>
}

/** What the steps of one task share while it is worked on. */
export function createSessions(): Sessions {
  const opened = new Map<string, Promise<Session<unknown>>>()
  return {
    open: async <T>(name: string, open: () => Promise<Session<T>>): Promise<T> => {
      const session = opened.get(name) ?? open()
      opened.set(name, session)
      try {
        return (await session).value as T
      } catch (error) {
        // What did not open may be tried again.
        opened.delete(name)
        throw error
      }
    },
    close: async () => {
      for (const session of [...opened.values()].reverse()) {
        await session.then(
          ({ close }) => close().catch(() => undefined),
          () => undefined,
        )
      }
    },
  }
}
