import { Fault } from '@app/core'
import type { Database } from '@app/db'

/** A browser shows few streams at once, and each is pictures. */
const MOST_A_USER = 6

export interface Watchers {
  /** Rings whenever there may be something new of a task's browser, until the watcher leaves. */
  join(watch: { userId: string; taskId: string; ring(): void; end(): void }): Promise<() => void>
  close(): Promise<void>
}

type Watch = Parameters<Watchers['join']>[0]

/** The web server's side of the live view: hears of new pictures once a process, for all who watch. */
export function createWatchers(db: Database): Watchers {
  const all = new Set<Watch>()
  let ear: Promise<{ close: () => Promise<void> }> | undefined
  let closed = false

  const hear = (taskId?: string) => {
    for (const watch of all) if (!taskId || watch.taskId === taskId) watch.ring()
  }

  return {
    join: async (watch) => {
      if (closed) throw new Fault('unavailable', 'The server is about to restart. Connect again in a moment.')
      const open = [...all].filter(({ userId }) => userId === watch.userId).length
      if (open >= MOST_A_USER)
        throw new Fault('too-many', `You watch in ${open} places already. Close one of them first.`)
      all.add(watch)
      try {
        ear ??= db.listen('frames', hear)
        await ear
      } catch (error) {
        ear = undefined
        all.delete(watch)
        throw error
      }
      return () => void all.delete(watch)
    },
    close: async () => {
      closed = true
      for (const watch of all) watch.end()
      await (await ear?.catch(() => undefined))?.close()
    },
  }
}
