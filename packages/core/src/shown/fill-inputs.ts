import type { Recipe, RecipeStep } from '@app/contract'

/** The recipe with these values as its rule, and in the words of its steps. */
export function fillInputs(recipe: Recipe, given: Readonly<Record<string, string>>): Recipe {
  const inputs = { ...recipe.inputs, ...given }
  const say = (name: string) =>
    Object.entries(recipe.inputs ?? {}).reduce(
      (said, [key, before]) => said.replaceAll(before, inputs[key] ?? before),
      name,
    )
  const steps = recipe.steps.map(
    (step): RecipeStep => ('do' in step && step.name ? { ...step, name: say(step.name) } : step),
  )
  return { ...recipe, inputs, steps }
}
