import type { Done } from '@app/contract'
import { liveBrowsers, wake } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { findLiveBrowser } from './find-live-browser.ts'

/** The agent goes on. Handing back what one does not have changes nothing. */
export async function handBack(ctx: Context, taskId: string): Promise<Done> {
  await findLiveBrowser(ctx, taskId, '')
  await ctx.db
    .update(liveBrowsers)
    .set({ control: 'agent', takenAt: null, said: null, asks: null })
    .where(and(eq(liveBrowsers.taskId, taskId), eq(liveBrowsers.userId, ctx.user.id)))
  wake(ctx.db, 'browsers', JSON.stringify({ task: taskId }))
  wake(ctx.db, 'frames', taskId)
  return { ok: true }
}
