import type { Recipe, RecipeVersion } from '@app/contract'
import { recipes } from '@app/db'
import { LIST_LIMIT } from '@app/spec'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { getAgent } from './get-agent.ts'

export async function listRecipes(ctx: Context, agentId: string): Promise<RecipeVersion[]> {
  await getAgent(ctx, agentId)
  const rows = await ctx.db
    .select()
    .from(recipes)
    .where(and(eq(recipes.agentId, agentId), eq(recipes.userId, ctx.user.id)))
    .orderBy(desc(recipes.version))
    .limit(LIST_LIMIT)
  return rows.map(({ version, origin, recipe, createdAt }) => ({
    version,
    origin,
    recipe: recipe as Recipe,
    createdAt: createdAt.toISOString(),
  }))
}
