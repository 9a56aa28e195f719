import type { Agent, AgentChange } from '@app/contract'
import { type AgentRow, agents, recipes } from '@app/db'
import type { RecipeOrigin } from '@app/spec'
import { and, eq, isNull, sql } from 'drizzle-orm'
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
  const mine = and(eq(agents.id, id), eq(agents.userId, user.id), isNull(agents.deletedAt))
  const [before] = await db.select().from(agents).where(mine).for('update')
  if (!before) throw notFound('agent')
  const recipeVersion = await keepRecipe(ctx, before, change.recipe, origin)
  // Steps made of words that have changed are no longer what was asked for; the next run makes new ones.
  const outdated = change.recipe === undefined && isOtherWords(before, change) && (await isPlanned(ctx, before))
  await db
    .update(agents)
    .set({ ...toColumns(change), ...(outdated ? { recipe: null } : {}), recipeVersion, updatedAt: sql`now()` })
    .where(mine)
  return getAgent(ctx, id)
}

const isOtherWords = ({ objective }: AgentRow, change: AgentChange): boolean =>
  change.objective !== undefined && change.objective !== objective

async function isPlanned({ db, user }: Context, { id, recipeVersion }: AgentRow): Promise<boolean> {
  const mine = and(eq(recipes.agentId, id), eq(recipes.userId, user.id), eq(recipes.version, recipeVersion))
  const [row] = await db.select({ origin: recipes.origin }).from(recipes).where(mine)
  return row?.origin === 'planner'
}

/** A field that was not sent is not in the statement; `undefined` would be, to the type checker. */
function toColumns({ permissions, ...change }: AgentChange): Partial<AgentRow> {
  return Object.fromEntries(Object.entries({ ...change, ...permissions }).filter(([, value]) => value !== undefined))
}
