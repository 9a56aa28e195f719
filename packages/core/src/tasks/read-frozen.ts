import type { Recipe, RecipeStep } from '@app/contract'
import { steps, type TaskRow } from '@app/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { isShow } from '../shown/was-shown.ts'
import { freezeOthers, freezeRecipe } from './freeze-recipe.ts'

/** The steps a model decided on in this task, where they can be done again without one. */
export async function readFrozen(ctx: Context, { id, recipe }: TaskRow): Promise<Recipe | undefined> {
  const known = recipe as Recipe | null
  // In most tasks nothing is decided: their journal need not be read for it.
  if (!known || !(known.steps.some(isDecided) || (await wasMended(ctx, id)))) return undefined
  return freezeRecipe(known, await readDone(ctx, id))
}

/** What is left to be done in the other rows, where a person showed the same in two. */
export async function readOthers(ctx: Context, { id, recipe }: TaskRow) {
  const known = recipe as Recipe | null
  return known?.steps.some(isShow) ? freezeOthers(known, await readDone(ctx, id)) : undefined
}

function readDone({ db }: Context, id: string) {
  const { path, tool, name, input, output, status } = steps
  return db
    .select({ path, tool, name, input, output, status })
    .from(steps)
    .where(eq(steps.taskId, id))
    .orderBy(asc(steps.position))
}

/** What is decided or shown on the page, and known only afterwards. */
const isDecided = (step: RecipeStep): boolean => 'pursue' in step || isShow(step)

/** A step of a completed task that failed because its site has changed. */
export const isGone = and(eq(steps.status, 'failed'), sql`${steps.output} @> '{"notThere": true}'`)

async function wasMended({ db }: Context, id: string): Promise<boolean> {
  const found = await db
    .select({ id: steps.id })
    .from(steps)
    .where(and(eq(steps.taskId, id), isGone))
    .limit(1)
  return found.length > 0
}
