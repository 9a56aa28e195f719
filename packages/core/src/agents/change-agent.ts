import type { Agent, AgentChange } from '@app/contract'
import { type AgentRow, agents } from '@app/db'
import type { RecipeOrigin } from '@app/spec'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { getAgent } from './get-agent.ts'
import { keepRecipe } from './keep-recipe.ts'

export async function changeAgent(
  ctx: Context,
  id: string,
  change: AgentChange,
  origin: RecipeOrigin = 'person',
): Promise<Agent> {
  const { db, user } = ctx
  const mine = and(eq(agents.id, id), eq(agents.userId, user.id))
  const [before] = await db.select().from(agents).where(mine).for('update')
  if (!before) throw notFound('agent')
  const recipeVersion = await keepRecipe(ctx, before, change.recipe, origin)
  await db
    .update(agents)
    .set({ ...toColumns(change), recipeVersion, updatedAt: sql`now()` })
    .where(mine)
  return getAgent(ctx, id)
}

/** A field that was not sent is not in the statement; `undefined` would be, to the type checker. */
function toColumns({ permissions, ...change }: AgentChange): Partial<AgentRow> {
  return Object.fromEntries(Object.entries({ ...change, ...permissions }).filter(([, value]) => value !== undefined))
}
