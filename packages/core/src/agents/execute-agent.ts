import type { Task } from '@app/contract'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { type Submission, submitTask } from '../tasks/submit-task.ts'
import { getAgent } from './get-agent.ts'

export type Occasion = Pick<Submission, 'requestKey' | 'origin' | 'dryRun' | 'input'>

/** Has an agent carry out its steps as they are now. */
export async function executeAgent(ctx: Context, id: string, occasion: Occasion = {}): Promise<Task> {
  const { name, objective, recipe, permissions, domains, limits, approval, paused } = await getAgent(ctx, id)
  if (paused) throw new Fault('conflict', 'This agent is paused. Resume it to have it work again.')
  if (!recipe) throw new Fault('invalid', 'This agent has no steps to carry out yet. Give it a recipe first.')
  const policy = { permissions, domains, limits, approval }
  return submitTask(ctx, { name, description: objective, recipe, policy, agentId: id, ...occasion })
}
