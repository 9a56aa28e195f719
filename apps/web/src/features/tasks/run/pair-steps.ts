import type { StepSummary } from '@app/contract'

export interface Pair {
  path: string
  now: StepSummary | undefined
  before: StepSummary | undefined
  differs: boolean
}

/** Side by side by their place in the recipe, which stays the same from run to run; in the order of doing. */
export function pairSteps(now: readonly StepSummary[], before: readonly StepSummary[]): Pair[] {
  const old = new Map(before.map((step) => [step.path, step]))
  const pairs = now.map((step) => toPair(step.path, step, old.get(step.path)))
  const known = new Set(now.map(({ path }) => path))
  const missing = before.filter(({ path }) => !known.has(path)).map((step) => toPair(step.path, undefined, step))
  return [...pairs, ...missing]
}

const toPair = (path: string, now: StepSummary | undefined, before: StepSummary | undefined): Pair => ({
  path,
  now,
  before,
  differs: !now || !before || OUTCOME.some((key) => now[key] !== before[key]),
})

/** What makes a step another one than before. Its time is shown, and is never twice the same. */
const OUTCOME = ['name', 'tool', 'status', 'verdict', 'proof', 'errorMessage'] as const
