import { changeAgent, getAgent } from '@app/core'
import { type Planning, type PlanParts, planOrRefuse } from './plan-work.ts'

/** The first run of an agent that has only words makes steps of them; every later one finds the steps. */
export async function planAgentIfNeeded(asked: Planning, parts: PlanParts, id: string): Promise<void> {
  const { inside } = asked
  const { recipe, objective, model } = await inside((ctx) => getAgent(ctx, id))
  if (recipe || !objective.trim()) return
  const planned = await planOrRefuse(asked, parts, objective, model)
  await inside((ctx) => changeAgent(ctx, id, { recipe: planned.recipe }, 'planner'))
}
