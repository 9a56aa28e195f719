import type { Plan, PlannedStep, RecipeStep, TaskForecast } from '@app/contract'
import type { Plan as Found } from '@app/planner'
import { TOOL_FACTS } from './tool-facts.ts'

/** A plan as a person reads it: each step in a sentence, with what it does to the world and the words it came from. */
export function showPlan(
  found: Found,
  forecast: TaskForecast | null,
  by: { planner: string; asks: string | null },
): Plan {
  return {
    recipe: found.recipe ?? null,
    steps: (found.recipe?.steps ?? []).flatMap((step, at) => showStep(step, String(at + 1), found.sources[at] ?? '')),
    notUnderstood: found.notUnderstood.map(({ words, nearest }) => ({ words, nearest: nearest ?? null })),
    questions: [...found.questions],
    logIns: [...found.logIns],
    forecast,
    planner: found.planner ?? by.planner,
    asks: by.asks,
    spent: found.spent ?? null,
    note: found.note ?? null,
  }
}

function showStep(step: RecipeStep, path: string, words: string): PlannedStep[] {
  if ('do' in step) {
    // A tool nobody knows beforehand may do anything.
    const { does, effect } = TOOL_FACTS.get(step.do) ?? { does: step.do, effect: 'sends' as const }
    return [{ path, tool: step.do, effect, says: step.name ?? does, words }]
  }
  if ('pursue' in step) return [{ path, tool: 'mind.decide', effect: 'writes', says: step.name ?? step.pursue, words }]
  const says = step.name ?? ('until' in step ? `Repeated at most ${step.atMost} times:` : 'For each of them:')
  const inner = step.steps.flatMap((one, at) => showStep(one, `${path}.${at + 1}`, words))
  return [{ path, tool: null, effect: 'reads', says, words }, ...inner]
}
