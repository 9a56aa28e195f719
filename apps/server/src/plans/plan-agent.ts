import { type Context, changeAgent, getAgent } from '@app/core'
import type { Parts } from '../parts.ts'
import { planOrRefuse } from './plan-work.ts'

/** The first run of an agent that has only words makes steps of them; every later one finds the steps. */
export async function planAgentIfNeeded(ctx: Context, parts: Parts, id: string): Promise<void> {
  const { recipe, objective, model } = await getAgent(ctx, id)
  if (recipe || !objective.trim()) return
  await changeAgent(ctx, id, { recipe: (await planOrRefuse(ctx, parts, objective, model)).recipe }, 'planner')
}
