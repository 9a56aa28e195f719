import type { Agent } from '@app/contract'
import { agents } from '@app/db'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { getAgent } from './get-agent.ts'
import { takePlace } from './take-place.ts'

/** Whole, as it was: its versions, its schedule and its addresses never went. */
export async function undeleteAgent(ctx: Context, id: string): Promise<Agent> {
  const { db, user } = ctx
  const mine = and(eq(agents.id, id), eq(agents.userId, user.id), isNotNull(agents.deletedAt))
  const [gone] = await db.select({ id: agents.id }).from(agents).where(mine).for('update')
  if (!gone) throw notFound('agent')
  await takePlace(ctx)
  await db.update(agents).set({ deletedAt: null }).where(mine)
  return getAgent(ctx, id)
}
