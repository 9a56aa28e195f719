import type { Recipe, RecipeStep, RepairChange, ToolStep } from '@app/contract'

/** A step of the journal that found its target under another name. */
export interface Renamed {
  path: string
  called: string
}

/** The recipe with the names its site has by now, and what that changes. What was looked up in a run is left as it is. */
export function repairRecipe(recipe: Recipe, renamed: readonly Renamed[]): { recipe: Recipe; changes: RepairChange[] } {
  const changes: RepairChange[] = []
  const called = new Map(renamed.map(({ path, called: name }) => [path.replace(/\[\d+\]/g, ''), name]))
  const walk = (steps: readonly RecipeStep[], above: string): RecipeStep[] =>
    steps.map((step, index) => {
      const path = `${above}${index + 1}`
      if ('steps' in step) return { ...step, steps: walk(step.steps, `${path}.`) }
      if (!('do' in step)) return step
      const to = called.get(path)
      const from = to === undefined ? undefined : nameIn(step.with.target)
      if (to === undefined || from === undefined || from === to || from.includes('{{')) return step
      changes.push({ path, step: step.name ?? step.do, tool: step.do, from, to })
      return rename(step, to)
    })
  return { recipe: { ...recipe, steps: walk(recipe.steps, '') }, changes }
}

const NAMES = ['name', 'label', 'placeholder', 'text'] as const

const nameIn = (target: unknown): string | undefined => {
  if (typeof target === 'string') return target
  const key = keyOf(target)
  return key && (target as Record<string, string>)[key]
}

const keyOf = (target: unknown) =>
  typeof target === 'object' && target !== null
    ? NAMES.find((key) => typeof (target as Record<string, unknown>)[key] === 'string')
    : undefined

/** A selector of the old page goes with the old name. */
function rename(step: ToolStep, to: string): ToolStep {
  const { target } = step.with
  if (typeof target === 'string') return { ...step, with: { ...step.with, target: to } }
  const { css: _, ...rest } = target as Record<string, unknown>
  return { ...step, with: { ...step.with, target: { ...rest, [keyOf(target) ?? 'name']: to } } }
}
