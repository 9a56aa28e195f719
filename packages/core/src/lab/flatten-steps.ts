import type { RecipeStep, ToolStep } from '@app/contract'

export interface FlatStep {
  /** `3.1` is the first step within step 3. */
  path: string
  step: ToolStep
  /** Repeated over what a step finds, so that nobody knows beforehand how often. */
  isOpenEnded: boolean
}

/** Every step a tool does, wherever it stands in the recipe. */
export const flattenSteps = (steps: readonly RecipeStep[], before = '', isOpenEnded = false): FlatStep[] =>
  steps.flatMap((step, at) => {
    const path = `${before}${at + 1}`
    if ('do' in step) return [{ path, step, isOpenEnded }]
    // What a goal leads to is judged when it is done, act by act.
    if ('pursue' in step) return []
    const isOpen = isOpenEnded || ('forEach' in step && !Array.isArray(step.forEach))
    return flattenSteps(step.steps, `${path}.`, isOpen)
  })
