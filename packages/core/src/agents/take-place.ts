import { agents, users } from '@app/db'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { readPlan } from '../usage/read-plan.ts'

/** Refuses an agent beyond what the plan holds. Under the owner's row: two requests at once cannot both take the last place. */
export async function takePlace(ctx: Context): Promise<void> {
  const { db, user } = ctx
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
  if (!owner) throw notFound('account')
  const { agentLimit, name } = await readPlan(ctx)
  const [have] = await db
    .select({ agents: count() })
    .from(agents)
    .where(and(eq(agents.userId, user.id), isNull(agents.deletedAt)))
  if ((have?.agents ?? 0) < agentLimit) return
  throw new Fault(
    'limit-reached',
    `You have ${agentLimit} agents, which is all that ${name} holds. Delete one you no longer need, or change plan.`,
  )
}
