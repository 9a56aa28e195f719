import type { Agent, Recipe } from '@app/contract'
import { recipes } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { changeAgent } from './change-agent.ts'

/** Going back is going forward: what an earlier version said becomes the newest one, and nothing is lost. */
export async function restoreRecipe(ctx: Context, agentId: string, version: number): Promise<Agent> {
  const [row] = await ctx.db
    .select()
    .from(recipes)
    .where(and(eq(recipes.agentId, agentId), eq(recipes.version, version), eq(recipes.userId, ctx.user.id)))
  if (!row) throw notFound('version')
  return changeAgent(ctx, agentId, { recipe: row.recipe as Recipe })
}
