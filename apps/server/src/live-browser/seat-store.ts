import { randomUUID } from 'node:crypto'
import { type Database, type LiveBrowserRow, liveBrowsers, wake } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'

/** What is written of a browser, as far as it has changed. */
export type Change = Partial<
  Pick<LiveBrowserRow, 'control' | 'url' | 'title' | 'said' | 'asks' | 'noted' | 'frame' | 'takenAt'>
>

export interface Standing {
  control: LiveBrowserRow['control']
  /** For how long nobody has watched; negative while somebody does. */
  unwatchedMs: number
}

/** One browser's row. Nothing in it is worth waiting for the disk. */
export function seatStore(db: Database, { taskId, userId }: { taskId: string; userId: string }) {
  const windowId = randomUUID()
  const ours = and(eq(liveBrowsers.taskId, taskId), eq(liveBrowsers.windowId, windowId))
  const soon = { commit: 'soon' } as const

  return {
    /** A browser that takes another's place after an interruption begins anew, in the agent's hands. */
    open: () =>
      db.asUser(
        userId,
        async (tx) => {
          const fresh = {
            windowId,
            control: 'agent',
            url: '',
            title: '',
            said: null,
            asks: null,
            noted: null,
            frame: null,
            takenAt: null,
          } as const
          await tx
            .insert(liveBrowsers)
            .values({ taskId, userId, ...fresh })
            .onConflictDoUpdate({ target: liveBrowsers.taskId, set: fresh })
          wake(tx, 'frames', taskId)
        },
        soon,
      ),
    /** Writes what has changed, and reads what others have. Undefined once the row is not ours any more. */
    write: (change: Change, only?: LiveBrowserRow['control']): Promise<Standing | undefined> =>
      db.asUser(
        userId,
        async (tx) => {
          const number = change.frame ? { frameNumber: sql`${liveBrowsers.frameNumber} + 1` } : {}
          const [row] = await tx
            .update(liveBrowsers)
            // Always something to set: without it there would be nothing to return.
            .set({ windowId, ...change, ...number })
            .where(only ? and(ours, eq(liveBrowsers.control, only)) : ours)
            .returning({
              control: liveBrowsers.control,
              unwatchedMs: sql<number>`(extract(epoch from now() - ${liveBrowsers.watchedUntil}) * 1000)::float8`,
            })
          if (Object.keys(change).length > 0) wake(tx, 'frames', taskId)
          return row
        },
        soon,
      ),
    read: (): Promise<Standing | undefined> =>
      db.asUser(userId, async (tx) => {
        const [row] = await tx
          .select({
            control: liveBrowsers.control,
            unwatchedMs: sql<number>`(extract(epoch from now() - ${liveBrowsers.watchedUntil}) * 1000)::float8`,
          })
          .from(liveBrowsers)
          .where(ours)
        return row
      }),
    close: () =>
      db.asUser(
        userId,
        async (tx) => {
          await tx.delete(liveBrowsers).where(ours)
          wake(tx, 'frames', taskId)
        },
        soon,
      ),
  }
}

export type SeatStore = ReturnType<typeof seatStore>
