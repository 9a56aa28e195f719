import type { Task } from '@app/contract'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { submitTask } from '../tasks/submit-task.ts'
import { getAgent } from './get-agent.ts'

/** Has an agent carry out its steps as they are now. */
export async function executeAgent(ctx: Context, id: string, requestKey: string | undefined): Promise<Task> {
  const { name, objective, recipe } = await getAgent(ctx, id)
  if (!recipe) throw new Fault('invalid', 'This agent has no steps to carry out yet. Give it a recipe first.')
  return submitTask(ctx, { name, description: objective, recipe, agentId: id, requestKey })
}
