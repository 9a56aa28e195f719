import { isDeepStrictEqual } from 'node:util'
import type { Recipe, Repair } from '@app/contract'
import { agents, steps, tasks } from '@app/db'
import { LIST_LIMIT } from '@app/spec'
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { isGone } from '../tasks/read-frozen.ts'
import { repairRecipe } from './repair-recipe.ts'

/** What was done by looking, instead of a step that named something which is gone. */
const tookThePlace = sql`exists (
  select 1 from steps gone where gone.task_id = ${steps.taskId} and gone.status = 'failed'
    and gone.output @> '{"notThere": true}' and starts_with(${steps.path}, gone.path || '['))`

export interface Proposal extends Repair {
  recipe: Recipe
}

/** What the last good run of each agent found under another name or did in another way, as far as the recipe it ran is still in force. */
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
      done: {
        path: steps.path,
        tool: steps.tool,
        name: steps.name,
        input: steps.input,
        output: steps.output,
        status: steps.status,
      },
    })
    .from(last)
    .innerJoin(agents, eq(agents.id, last.agentId))
    .innerJoin(steps, eq(steps.taskId, last.id))
    .where(
      and(
        eq(agents.userId, user.id),
        isNull(agents.deletedAt),
        or(sql`jsonb_typeof(${steps.output}->'called') = 'string'`, isGone, tookThePlace),
        ...(agentId === undefined ? [] : [eq(agents.id, agentId)]),
      ),
    )
    .orderBy(agents.id, steps.position)
    .limit(LIST_LIMIT)
  const firsts = rows.filter(({ agentId: id }, at) => rows[at - 1]?.agentId !== id)
  return firsts.flatMap((first) => {
    if (!isDeepStrictEqual(first.inForce, first.ran)) return []
    const own = rows.filter(({ agentId: id }) => id === first.agentId)
    const { inForce, ran: _, done: __, ...about } = first
    const { recipe, changes } = repairRecipe(
      inForce as Recipe,
      own.map(({ done }) => done),
    )
    return changes.length > 0 ? [{ ...about, changes, recipe }] : []
  })
}

export async function listRepairs(ctx: Context): Promise<Repair[]> {
  return (await findRepairs(ctx)).map(({ recipe: _, ...repair }) => repair)
}
