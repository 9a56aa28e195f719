import { DEFAULT_POLICY, type NewTask, type Task } from '@app/contract'
import { executeAgent, Fault, getAgent, submitTask } from '@app/core'
import { planAgentIfNeeded } from './plan-agent.ts'
import { type Planning, type PlanParts, planOrRefuse } from './plan-work.ts'

type Given = NewTask & { requestKey: string | undefined }

/** A one-off task: its own steps, else those its words become, else those of the agent it is for. */
export async function planTask(asked: Planning, parts: PlanParts, { agentId, ...given }: Given): Promise<Task> {
  const { inside } = asked
  const { recipe, description, policy = DEFAULT_POLICY } = given
  if (agentId) return planTaskOfAgent(asked, parts, agentId, given)
  if (recipe) return inside((ctx) => submitTask(ctx, { ...given, policy, recipe }))
  const { recipe: planned, permissions } = await planOrRefuse(asked, parts, description)
  return inside((ctx) => submitTask(ctx, { ...given, recipe: planned, policy: { ...policy, permissions } }))
}

/** What it may do is the agent's set-up, and no request can widen that. */
async function planTaskOfAgent(asked: Planning, parts: PlanParts, agentId: string, given: Given): Promise<Task> {
  const { inside } = asked
  const { name, description, recipe, policy, dryRun, input, requestKey } = given
  if (policy) throw new Fault('invalid', 'policy: a task of an agent may do what its agent may. Leave it out.')
  const occasion = { name, dryRun, input, requestKey }
  if (recipe) return inside((ctx) => executeAgent(ctx, agentId, { ...occasion, description, recipe }))
  if (description.trim()) {
    const { model } = await inside((ctx) => getAgent(ctx, agentId))
    const planned = await planOrRefuse(asked, parts, description, model)
    return inside((ctx) => executeAgent(ctx, agentId, { ...occasion, description, recipe: planned.recipe }))
  }
  await planAgentIfNeeded(asked, parts, agentId)
  return inside((ctx) => executeAgent(ctx, agentId, occasion))
}
