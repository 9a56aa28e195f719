import type { Recipe, Run } from '@app/contract'
import { agents, modelUses, steps, type TaskRow, tasks } from '@app/db'
import { and, count, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { isShow } from '../shown/was-shown.ts'
import { findRetryStart } from './find-retry-start.ts'
import { readFrozen, readOthers } from './read-frozen.ts'
import { toTask } from './to-task.ts'

/** How far back the same words are looked for: tasks without an agent have no index of their own. */
const RECENT = 500

export async function getRun(ctx: Context, id: string): Promise<Run> {
  const { db, user } = ctx
  const [found] = await db
    .select({ task: tasks, agentName: agents.name })
    .from(tasks)
    .leftJoin(agents, eq(agents.id, tasks.agentId))
    .where(and(eq(tasks.id, id), eq(tasks.userId, user.id)))
  if (!found) throw notFound('task')
  const { task, agentName } = found
  const [counted] = await db.select({ steps: count() }).from(steps).where(eq(steps.taskId, id))
  return {
    ...toTask(task),
    agentName,
    startedAt: task.startedAt?.toISOString() ?? null,
    stepCount: counted?.steps ?? 0,
    retryOf: task.retryOf,
    carried: task.carried,
    repeatable: task.endedAt !== null && task.recipe !== null,
    retryFrom: await findRetryStart(ctx, task),
    start: startOf(task.recipe as Recipe | null),
    frozen: await findFrozen(ctx, task),
    models: await listModelsOf(ctx, id),
    goodRun: await findGoodRun(ctx, task),
  }
}

const listModelsOf = ({ db, user }: Context, id: string): Promise<Run['models']> =>
  db
    .select({
      model: modelUses.model,
      asked: count(),
      tokens: sql<number>`sum(${modelUses.inputTokens} + ${modelUses.outputTokens})::int`,
      costCents: sql<number | null>`sum(${modelUses.costCents})`,
    })
    .from(modelUses)
    .where(and(eq(modelUses.taskId, id), eq(modelUses.userId, user.id)))
    .groupBy(modelUses.model)
    .orderBy(modelUses.model)

/** Only what was proven is worth doing again as it was, and what a person showed. */
async function findFrozen(ctx: Context, task: TaskRow): Promise<Run['frozen']> {
  if (task.status !== 'completed' || task.dryRun) return null
  const wasShown = (task.recipe as Recipe | null)?.steps.some(isShow) === true
  if (task.verdict !== 'verified' && !wasShown) return null
  const recipe = await readFrozen(ctx, task)
  return recipe
    ? {
        actions: recipe.steps.length,
        shown: wasShown ? toShown(recipe, task.result, (await readOthers(ctx, task))?.rows) : null,
      }
    : null
}

function startOf(recipe: Recipe | null): string | null {
  const open = recipe?.steps.find((step) => 'do' in step && step.do === 'browser.open')
  const url = open && 'with' in open ? open.with.url : undefined
  return typeof url === 'string' && !url.includes('{{') ? url : null
}

const toShown = ({ steps, inputs = {} }: Recipe, result: unknown, others: string[] = []) => ({
  steps: steps.flatMap((step) => ('do' in step ? [step.name ?? step.do] : [])),
  inputs,
  others,
  leftOut: (result as { leftOut?: string[] } | null)?.leftOut ?? [],
})

/** What this run can be held against: the newest proven one before it that was asked to do the same. */
async function findGoodRun({ db, user }: Context, task: TaskRow): Promise<string | null> {
  const good = and(eq(tasks.status, 'completed'), eq(tasks.verdict, 'verified'), eq(tasks.dryRun, false))
  const earlier = and(eq(tasks.userId, user.id), lt(tasks.createdAt, task.createdAt))
  const newest = (where: SQL | undefined) =>
    db.select({ id: tasks.id }).from(tasks).where(where).orderBy(desc(tasks.createdAt)).limit(1)
  if (task.agentId) return (await newest(and(earlier, good, eq(tasks.agentId, task.agentId))))[0]?.id ?? null
  const recent = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(earlier, isNull(tasks.agentId)))
    .orderBy(desc(tasks.createdAt))
    .limit(RECENT)
  const alike = and(eq(tasks.name, task.name), eq(tasks.description, task.description))
  return (await newest(and(earlier, good, alike, sql`${tasks.id} in ${recent}`)))[0]?.id ?? null
}
