import type { Recipe } from '@app/contract'
import { steps, type TaskRow } from '@app/db'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { freezeRecipe } from './freeze-recipe.ts'

/** The steps a model decided on in this task, where they can be done again without one. */
export async function readFrozen({ db }: Context, { id, recipe }: TaskRow): Promise<Recipe | undefined> {
  const known = recipe as Recipe | null
  // Most tasks pursue nothing: their journal need not be read for it.
  if (!known?.steps.some((step) => 'pursue' in step)) return undefined
  const { path, tool, name, input, output, status } = steps
  const done = await db
    .select({ path, tool, name, input, output, status })
    .from(steps)
    .where(eq(steps.taskId, id))
    .orderBy(asc(steps.position))
  return freezeRecipe(known, done)
}
