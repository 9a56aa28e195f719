import type { Done } from '@app/contract'
import { liveBrowsers, wake } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { findLiveBrowser } from './find-live-browser.ts'
import { WATCHED_S } from './watch-live-browser.ts'

/** A person wants the browser. Whoever has it already keeps it. */
export async function takeOver(ctx: Context, taskId: string): Promise<Done> {
  const { browser } = await findLiveBrowser(ctx, taskId, '')
  if (!browser) throw new Fault('conflict', 'This task has no browser open now. There is nothing to take over.')
  if (browser.control !== 'agent') return { ok: true }
  await ctx.db
    .update(liveBrowsers)
    .set({ control: 'asked', said: null, watchedUntil: sql`now() + ${`${WATCHED_S} seconds`}::interval` })
    .where(and(eq(liveBrowsers.taskId, taskId), eq(liveBrowsers.userId, ctx.user.id)))
  wake(ctx.db, 'browsers', JSON.stringify({ task: taskId }))
  wake(ctx.db, 'frames', taskId)
  return { ok: true }
}
