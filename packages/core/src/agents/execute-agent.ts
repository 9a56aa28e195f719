import type { Task } from '@app/contract'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { type Submission, submitTask } from '../tasks/submit-task.ts'
import { getAgent } from './get-agent.ts'

/** What is to be done instead of the agent's own steps, under which name, and how. */
export type Occasion = Pick<Submission, 'requestKey' | 'origin' | 'dryRun' | 'input'> &
  Partial<Pick<Submission, 'name' | 'description' | 'recipe'>>

/** Has an agent carry out its steps as they are now, or others as one that may do what it may. */
export async function executeAgent(ctx: Context, id: string, occasion: Occasion = {}): Promise<Task> {
  const { name, objective, recipe: own, permissions, domains, limits, approval, paused } = await getAgent(ctx, id)
  if (paused) throw new Fault('conflict', 'This agent is paused. Resume it to have it work again.')
  const recipe = occasion.recipe ?? own
  if (!recipe) throw new Fault('invalid', 'This agent has no steps to carry out yet. Give it a recipe first.')
  const policy = { permissions, domains, limits, approval }
  return submitTask(ctx, { name, description: objective, policy, agentId: id, ...occasion, recipe })
}
