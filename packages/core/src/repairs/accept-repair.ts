import type { Agent } from '@app/contract'
import { changeAgent } from '../agents/change-agent.ts'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { findRepairs } from './list-repairs.ts'

/** A person has seen the change: it becomes the newest recipe, and the one before can be restored. */
export async function acceptRepair(
  ctx: Context,
  agentId: string,
  { taskId, recipeVersion }: { taskId: string; recipeVersion: number },
): Promise<Agent> {
  await getAgent(ctx, agentId)
  const [proposal] = await findRepairs(ctx, agentId)
  if (!proposal || proposal.taskId !== taskId || proposal.recipeVersion !== recipeVersion)
    throw new Fault('conflict', 'The steps of this agent have changed meanwhile. Look at the newest run.')
  return changeAgent(ctx, agentId, { recipe: proposal.recipe }, 'repair')
}
