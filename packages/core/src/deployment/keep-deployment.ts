import { agents, deployments } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { newId } from '../new-id.ts'

/** Writes down what an agent is now, and with which platforms, as its next version. */
export async function keepDeployment(
  { db, user }: Context,
  agentId: string,
  version: number,
  platforms: string[],
): Promise<void> {
  const [agent] = await db
    .select()
    .from(agents)
    .where(and(eq(agents.id, agentId), eq(agents.userId, user.id)))
  if (!agent) throw notFound('bot')
  const { objective: description, capabilities, fileAccess, appAccess, recipeVersion } = agent
  const binding = { platforms, description, capabilities, fileAccess, appAccess, recipeVersion }
  await db.insert(deployments).values({ ...binding, id: newId(), userId: user.id, agentId, version })
}
