import type { Recipe, RecipeStep, RepairChange, ToolStep } from '@app/contract'
import { type DoneStep, wasNotThere } from '../tasks/decided-acts.ts'
import { actsInstead } from '../tasks/freeze-recipe.ts'

/**
 * The recipe as its site is by now, and what that changes: things that have another name, and steps that took another way.
 * What was looked up in a run is left as it is.
 */
export function repairRecipe(recipe: Recipe, done: readonly DoneStep[]): { recipe: Recipe; changes: RepairChange[] } {
  const changes: RepairChange[] = []
  const byPath = new Map(done.map((one) => [one.path.replace(/\[\d+\]/g, ''), one] as const).reverse())
  const walk = (steps: readonly RecipeStep[], above: string): RecipeStep[] =>
    steps.flatMap((step, index) => {
      const path = `${above}${index + 1}`
      if ('steps' in step) return { ...step, steps: walk(step.steps, `${path}.`) }
      const ran = byPath.get(path)
      if (!('do' in step) || !ran) return step
      const about = { path, step: step.name ?? step.do, tool: step.do }
      const instead = wasNotThere(ran) ? actsInstead(step, ran.path, done) : renamed(step, ran.output)
      const [only, ...more] = instead ?? []
      if (!instead || !only) return step
      const [from, to] = [nameIn(step.with.target), nameIn(only.with.target)]
      if (more.length === 0 && only.do === step.do && from !== undefined && to !== undefined)
        changes.push({ ...about, kind: 'renamed', from, to })
      else
        changes.push({
          ...about,
          kind: 'replaced',
          from: about.step,
          to: instead.map((one) => one.name ?? one.do).join(', '),
        })
      return instead
    })
  return { recipe: { ...recipe, steps: walk(recipe.steps, '') }, changes }
}

function renamed(step: ToolStep, output: unknown): ToolStep[] | undefined {
  const to = (output as { called?: string } | null)?.called
  const from = nameIn(step.with.target)
  if (to === undefined || from === undefined || from === to || from.includes('{{')) return undefined
  return [rename(step, to)]
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
