import { type Agent, DEFAULT_POLICY, type Policy, type Recipe } from '@app/contract'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { isShow } from '../shown/was-shown.ts'
import { lockTask } from '../tasks/lock-task.ts'
import { readFrozen } from '../tasks/read-frozen.ts'
import { createAgent } from './create-agent.ts'

const LONGEST_NAME = 120

/** What was done once becomes somebody's work: the same steps, as exact as they are known, under the same rules. */
export async function agentFromTask(ctx: Context, id: string): Promise<Agent> {
  const task = await lockTask(ctx, id)
  if (task.agentId) throw new Fault('conflict', 'This task was done by an agent already. Run that one again.')
  if (task.status !== 'completed' || !task.recipe)
    throw new Fault('conflict', 'Only a task that has come to its end can become an agent. Run it first.')
  // What was not proven may not have been what was wanted: then the goal stays a goal.
  const wasShown = (task.recipe as Recipe).steps.some(isShow)
  const frozen = task.verdict === 'verified' || wasShown ? await readFrozen(ctx, task) : undefined
  return createAgent(ctx, {
    name: task.name.slice(0, LONGEST_NAME).trim(),
    objective: task.description,
    capabilities: [],
    model: 'quantum-ai',
    recipe: frozen ?? (task.recipe as Recipe),
    ...((task.policy as Policy | null) ?? DEFAULT_POLICY),
  })
}
