import type { Agent, NewAgent } from '@app/contract'
import { agents } from '@app/db'
import type { RecipeOrigin } from '@app/spec'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import { keepRecipe } from './keep-recipe.ts'
import { takePlace } from './take-place.ts'
import { toAgent } from './to-agent.ts'

export async function createAgent(ctx: Context, agent: NewAgent, origin: RecipeOrigin = 'person'): Promise<Agent> {
  const { db, user } = ctx
  await takePlace(ctx)
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
