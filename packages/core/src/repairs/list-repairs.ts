import { isDeepStrictEqual } from 'node:util'
import type { Recipe, Repair } from '@app/contract'
import { agents, steps, tasks } from '@app/db'
import { LIST_LIMIT } from '@app/spec'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { repairRecipe } from './repair-recipe.ts'

export interface Proposal extends Repair {
  recipe: Recipe
}

/** What the last good run of each agent found under another name, as far as the recipe it ran is still in force. */
export async function findRepairs({ db, user }: Context, agentId?: string): Promise<Proposal[]> {
  const last = db
    .selectDistinctOn([tasks.agentId], { id: tasks.id, agentId: tasks.agentId, recipe: tasks.recipe })
    .from(tasks)
    .where(and(eq(tasks.userId, user.id), eq(tasks.status, 'completed'), isNotNull(tasks.agentId)))
    .orderBy(tasks.agentId, desc(tasks.createdAt), desc(tasks.id))
    .as('last')
  const rows = await db
    .select({
      agentId: agents.id,
      agentName: agents.name,
      recipeVersion: agents.recipeVersion,
      inForce: agents.recipe,
      ran: last.recipe,
      taskId: last.id,
      path: steps.path,
      called: sql<string>`${steps.output}->>'called'`,
    })
    .from(last)
    .innerJoin(agents, eq(agents.id, last.agentId))
    .innerJoin(steps, eq(steps.taskId, last.id))
    .where(
      and(
        eq(agents.userId, user.id),
        isNull(agents.deletedAt),
        sql`jsonb_typeof(${steps.output}->'called') = 'string'`,
        ...(agentId === undefined ? [] : [eq(agents.id, agentId)]),
      ),
    )
    .orderBy(agents.id, steps.position)
    .limit(LIST_LIMIT)
  const firsts = rows.filter(({ agentId: id }, at) => rows[at - 1]?.agentId !== id)
  return firsts.flatMap((first) => {
    if (!isDeepStrictEqual(first.inForce, first.ran)) return []
    const own = rows.filter(({ agentId: id }) => id === first.agentId)
    const { inForce, ran: _, path: __, called: ___, ...about } = first
    const { recipe, changes } = repairRecipe(inForce as Recipe, own)
    return changes.length > 0 ? [{ ...about, changes, recipe }] : []
  })
}

export async function listRepairs(ctx: Context): Promise<Repair[]> {
  return (await findRepairs(ctx)).map(({ recipe: _, ...repair }) => repair)
}
