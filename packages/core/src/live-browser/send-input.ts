import type { Done, Handling } from '@app/contract'
import { wake } from '@app/db'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { newId } from '../new-id.ts'
import { findLiveBrowser } from './find-live-browser.ts'

/** Passed on and forgotten: a notification is written into no table and no log. */
export async function sendInput(ctx: Context, taskId: string, inputs: readonly Handling[]): Promise<Done> {
  const { browser } = await findLiveBrowser(ctx, taskId, '')
  if (browser?.control !== 'person')
    throw new Fault('conflict', 'The page is not yours now. Take it over first, and wait until the agent has let go.')
  // Named each, for two that say the same are two.
  for (const input of inputs) wake(ctx.db, 'browsers', JSON.stringify({ task: taskId, input, name: newId() }))
  return { ok: true }
}
