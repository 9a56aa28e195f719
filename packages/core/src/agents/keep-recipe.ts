import { isDeepStrictEqual } from 'node:util'
import type { Recipe } from '@app/contract'
import { type AgentRow, recipes } from '@app/db'
import type { RecipeOrigin } from '@app/spec'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'

/** Writes a recipe down as the agent's next version, if it is another than the one it has. Says which version is in force. */
export async function keepRecipe(
  { db, user }: Context,
  agent: Pick<AgentRow, 'id' | 'recipe' | 'recipeVersion'>,
  recipe: Recipe | null | undefined,
  origin: RecipeOrigin,
): Promise<number> {
  if (!recipe || isDeepStrictEqual(recipe, agent.recipe)) return agent.recipeVersion
  const version = agent.recipeVersion + 1
  await db.insert(recipes).values({ id: newId(), userId: user.id, agentId: agent.id, version, origin, recipe })
  return version
}
