import { type AgentRow, agents, type DeploymentRow, deployments } from '@app/db'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

/** A bot as it stands, kept from changing until the transaction ends, with what it was before. */
export async function lockBot(
  { db, user }: Context,
  id: string,
): Promise<{ agent: AgentRow; deployed: DeploymentRow; before: DeploymentRow | undefined }> {
  const [agent] = await db
    .select()
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.userId, user.id), isNull(agents.deletedAt)))
    .for('update')
  const [deployed, before] = await db
    .select()
    .from(deployments)
    .where(and(eq(deployments.agentId, id), eq(deployments.userId, user.id)))
    .orderBy(desc(deployments.version))
    .limit(2)
  if (!agent || !deployed) throw notFound('bot')
  return { agent, deployed, before }
}
