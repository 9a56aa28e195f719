import type { Agent, NewAgent } from '@app/contract'
import { agents, users } from '@app/db'
import type { RecipeOrigin } from '@app/spec'
import { count, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { newId } from '../new-id.ts'
import { readPlan } from '../usage/read-plan.ts'
import { keepRecipe } from './keep-recipe.ts'
import { toAgent } from './to-agent.ts'

export async function createAgent(ctx: Context, agent: NewAgent, origin: RecipeOrigin = 'person'): Promise<Agent> {
  const { db, user } = ctx
  // Counting and inserting under the owner's row: two requests at once cannot both take the last place.
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
  if (!owner) throw notFound('account')
  const { agentLimit, name } = await readPlan(ctx)
  const [have] = await db.select({ agents: count() }).from(agents).where(eq(agents.userId, user.id))
  if ((have?.agents ?? 0) >= agentLimit) {
    throw new Fault(
      'limit-reached',
      `You have ${agentLimit} agents, which is all that ${name} holds. Delete one you no longer need, or change plan.`,
    )
  }
  const { permissions, ...columns } = agent
  const id = newId()
  const recipeVersion = agent.recipe ? 1 : 0
  const [row] = await db
    .insert(agents)
    .values({ ...columns, ...permissions, recipeVersion, id, userId: user.id })
    .returning()
  if (!row) throw new Error('The database took an agent and gave none back.')
  await keepRecipe(ctx, { id, recipe: null, recipeVersion: 0 }, agent.recipe, origin)
  return toAgent(row, 0)
}
