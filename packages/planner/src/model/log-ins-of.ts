import type { RecipeStep } from '@app/contract'

/** The names of the log-ins that steps use. */
export function logInsOf(steps: readonly RecipeStep[]): string[] {
  const found = steps.flatMap((step) => {
    if ('pursue' in step) return step.logIns
    if (!('do' in step)) return logInsOf(step.steps)
    return typeof step.with.logIn === 'string' ? [step.with.logIn] : []
  })
  return [...new Set(found)]
}
