import type { Session, Step } from '@app/toolkit'

export interface Sessions {
  open: Step['session']
  /** Aborted when a person wants one of them. */
  wanted(): AbortSignal
  /** Whether a person wants one of them. */
  isWanted(): boolean
  /** Leaves it to the person who wants it; says what is to be told of it once it is back. */
  giveWay(signal: AbortSignal): Promise<string>
  /** Whether it was opened and is gone by itself. */
  isLost(name: string): boolean
  /** Lets go of one, so that the next who needs it opens it anew. */
  drop(name: string): Promise<void>
  /** Closes all, the last opened first. One that will not close keeps no other from it. */
  close(): Promise<void>
}

/** A person wants what the step is working with. What only reads is broken off and done again afterwards. */
export class Interrupted extends Error {
  constructor() {
    super('A person has taken over.')
    this.name = 'Interrupted'
  }
}

/** What the steps of one task share while it is worked on. */
export function createSessions(): Sessions {
  const opening = new Map<string, Promise<Session<unknown>>>()
  const opened = new Map<string, Session<unknown>>()
  let wanted = new AbortController()

  function watch(name: string, session: Session<unknown>): void {
    if (opened.get(name) === session) return
    opened.set(name, session)
    const interrupt = () => wanted.abort(new Interrupted())
    session.hold?.onWanted(interrupt)
    if (session.hold?.isWanted()) interrupt()
  }

  const wantedHold = () => [...opened.values()].find(({ hold }) => hold?.isWanted())?.hold

  async function drop(name: string): Promise<void> {
    const session = opening.get(name)
    opening.delete(name)
    opened.delete(name)
    await session?.then(
      ({ close }) => close().catch(() => undefined),
      () => undefined,
    )
  }

  return {
    open: async <T>(name: string, open: () => Promise<Session<T>>): Promise<T> => {
      const session = opening.get(name) ?? open()
      opening.set(name, session)
      try {
        watch(name, await session)
        return (await session).value as T
      } catch (error) {
        // What did not open may be tried again.
        opening.delete(name)
        throw error
      }
    },
    wanted: () => {
      // The wish may be taken back before anybody could give way to it.
      if (wanted.signal.aborted && !wantedHold()) wanted = new AbortController()
      return wanted.signal
    },
    isWanted: () => wantedHold() !== undefined,
    giveWay: async (signal) => (await wantedHold()?.giveWay(signal)) ?? '',
    isLost: (name) => opened.get(name)?.isLost?.() ?? false,
    drop,
    close: async () => {
      for (const name of [...opening.keys()].reverse()) await drop(name)
    },
  }
}
