import type { Recipe, RecipeStep, TaskForecast } from '@app/contract'
import type { Context } from '../context.ts'
import { readUsage } from '../usage/read-usage.ts'

export async function forecastTask({ db, user }: Context, recipe: Recipe): Promise<TaskForecast> {
  const { left } = await readUsage(db, user.id)
  return { ...forecastActions(recipe.steps), left }
}

interface Range {
  atLeast: number
  atMost: number | null
}

/** How many steps a recipe will take, as far as it can be known before what it finds is known. */
export function forecastActions(steps: readonly RecipeStep[]): Range {
  return steps.map(forecastStep).reduce(add, { atLeast: 0, atMost: 0 })
}

function forecastStep(step: RecipeStep): Range {
  if ('do' in step) return { atLeast: step.when ? 0 : 1, atMost: 1 }
  // Looking and deciding cost no action; each act is one.
  if ('pursue' in step) return { atLeast: 0, atMost: step.within.acts }
  const inner = forecastActions(step.steps)
  if ('until' in step)
    return { atLeast: inner.atLeast, atMost: inner.atMost === null ? null : inner.atMost * step.atMost }
  // A list written out in the recipe has its length; one that a step finds does not yet.
  if (!Array.isArray(step.forEach)) return { atLeast: 0, atMost: null }
  const rounds = step.forEach.length
  return { atLeast: inner.atLeast * rounds, atMost: inner.atMost === null ? null : inner.atMost * rounds }
}

const add = (a: Range, b: Range): Range => ({
  atLeast: a.atLeast + b.atLeast,
  atMost: a.atMost === null || b.atMost === null ? null : a.atMost + b.atMost,
})
