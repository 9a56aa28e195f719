import type { Recipe, Task } from '@app/contract'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { submitTask } from '../tasks/submit-task.ts'
import { beginAtPage } from './begin-at-page.ts'

export interface PageRun {
  agentId: string
  url: string
  title: string
  /** Steps made of the agent's words for this page, where it has none of its own yet. */
  planned?: Recipe | undefined
  requestKey?: string | undefined
}

/** Has an agent work on the page somebody is looking at, under the agent's own rules. */
export async function runOnPage(ctx: Context, { agentId, url, title, planned, requestKey }: PageRun): Promise<Task> {
  const { name, objective, recipe, permissions, domains, limits, approval, paused } = await getAgent(ctx, agentId)
  if (paused) throw new Fault('conflict', 'This agent is paused. Resume it to have it work again.')
  const steps = recipe ? beginAtPage(recipe, url) : planned
  if (!steps) throw new Fault('invalid', 'This agent has no steps to carry out yet. Give it a recipe first.')
  return submitTask(ctx, {
    name,
    description: objective,
    recipe: steps,
    policy: { permissions, domains, limits, approval },
    agentId,
    input: { url, title },
    requestKey,
  })
}
