import type { Recipe, RecipeStep } from '@app/contract'

/**
 * The same steps, begun at another page: what names `{{input…}}` finds the address there by itself; else the first
 * address that is opened is this one, and where none is opened it is opened first.
 */
export function beginAtPage(recipe: Recipe, url: string): Recipe {
  if (/\{\{\s*input\b/.test(JSON.stringify(recipe.steps))) return recipe
  const opens = recipe.steps.findIndex((step) => isOpening(step))
  const open: RecipeStep = { do: 'browser.open', with: { url } }
  if (opens < 0) return { ...recipe, steps: [open, ...recipe.steps] }
  const steps = recipe.steps.map((step, at) =>
    at === opens && 'do' in step ? { ...step, with: { ...step.with, url } } : step,
  )
  return { ...recipe, steps }
}

const isOpening = (step: RecipeStep): boolean => 'do' in step && step.do === 'browser.open'
