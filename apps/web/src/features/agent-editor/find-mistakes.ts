import type { ToolCard } from '@app/contract'
import { type Draft, LIMITS, type LimitName, MOST } from './draft.ts'
import { findStepMistakes, isGrave, type StepMistake } from './steps/find-step-mistakes.ts'

export interface Mistakes {
  name: boolean
  limits: readonly LimitName[]
  steps: readonly StepMistake[]
}

export const findMistakes = (draft: Draft, tools: ReadonlyMap<string, ToolCard> | undefined): Mistakes => ({
  name: !draft.name.trim(),
  limits: LIMITS.filter((limit) => !isLimit(draft.limits[limit].trim(), MOST[limit])),
  // Without the list of tools nothing can be said of steps; the server judges them all the same.
  steps: tools ? findStepMistakes(draft.nodes, tools) : [],
})

const isLimit = (typed: string, most: number): boolean =>
  typed === '' || (/^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most)

/** The part of the page with the first mistake that keeps the agent from being saved. */
export function tabOfMistake({ name, limits, steps }: Mistakes): 'setup' | 'steps' | undefined {
  if (name || limits.length > 0) return 'setup'
  return steps.some(isGrave) ? 'steps' : undefined
}
