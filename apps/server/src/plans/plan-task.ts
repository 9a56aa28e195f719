import { DEFAULT_POLICY, type NewTask, type Task } from '@app/contract'
import { type Context, executeAgent, Fault, getAgent, submitTask } from '@app/core'
import type { Parts } from '../parts.ts'
import { planAgentIfNeeded } from './plan-agent.ts'
import { planOrRefuse } from './plan-work.ts'

type Given = NewTask & { requestKey: string | undefined }

/** A one-off task: its own steps, else those its words become, else those of the agent it is for. */
export async function planTask(ctx: Context, parts: Parts, { agentId, ...given }: Given): Promise<Task> {
  const { recipe, description, policy = DEFAULT_POLICY } = given
  if (agentId) return planTaskOfAgent(ctx, parts, agentId, given)
  if (recipe) return submitTask(ctx, { ...given, policy, recipe })
  const planned = await planOrRefuse(ctx, parts, description)
  return submitTask(ctx, { ...given, recipe: planned.recipe, policy: { ...policy, permissions: planned.permissions } })
}

/** What it may do is the agent's set-up, and no request can widen that. */
async function planTaskOfAgent(ctx: Context, parts: Parts, agentId: string, given: Given): Promise<Task> {
  const { name, description, recipe, policy, dryRun, input, requestKey } = given
  if (policy) throw new Fault('invalid', 'policy: a task of an agent may do what its agent may. Leave it out.')
  const occasion = { name, dryRun, input, requestKey }
  if (recipe) return executeAgent(ctx, agentId, { ...occasion, description, recipe })
  if (description.trim()) {
    const { model } = await getAgent(ctx, agentId)
    const planned = await planOrRefuse(ctx, parts, description, model)
    return executeAgent(ctx, agentId, { ...occasion, description, recipe: planned.recipe })
  }
  await planAgentIfNeeded(ctx, parts, agentId)
  return executeAgent(ctx, agentId, occasion)
}
