import { liveBrowsers, wake } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** How long a sign of a watcher's presence is good for; given again well before. */
export const WATCHED_S = 15

/** Says that somebody is watching: the worker then makes pictures. */
export async function watchLiveBrowser({ db, user }: Context, taskId: string): Promise<void> {
  const [watched] = await db
    .update(liveBrowsers)
    .set({ watchedUntil: sql`now() + ${`${WATCHED_S} seconds`}::interval` })
    .where(and(eq(liveBrowsers.taskId, taskId), eq(liveBrowsers.userId, user.id)))
    .returning({ taskId: liveBrowsers.taskId })
  if (watched) wake(db, 'browsers', JSON.stringify({ task: taskId }))
}
