import type { PursueStep, Recipe, RecipeStep, ToolStep } from '@app/contract'
import { findOthers } from '../shown/find-others.ts'
import { openShown, type ShownStep } from '../shown/open-shown.ts'
import { isShow, SHOW } from '../shown/was-shown.ts'
import { actsIn, type DoneStep, decidedAt, lasting, reopenValues, wasNotThere } from './decided-acts.ts'

/** As many as a recipe holds. */
const MOST_STEPS = 200

/**
 * What was decided once, as exact steps that need nobody to decide: the acts of a pursuit, and those that took the place of
 * a step whose site has changed. What was to be found out is read again where it stands, if that is one place. Undefined
 * where nothing was decided, or where the answer was put together, which has to be thought anew each time.
 */
export function freezeRecipe({ steps, ...recipe }: Recipe, done: readonly DoneStep[]): Recipe | undefined {
  const shown = shownIn(steps, done)
  if (shown) return { ...recipe, ...shown }
  const gone = new Set(done.filter(wasNotThere).map(({ path }) => path))
  if (gone.size === 0 && !steps.some((step) => 'pursue' in step)) return undefined
  const frozen: RecipeStep[] = []
  for (const [index, step] of steps.entries()) {
    const path = `${index + 1}`
    if ('steps' in step) return undefined
    const acts = 'pursue' in step ? actsOf(step, path, done) : gone.has(path) ? actsInstead(step, path, done) : [step]
    if (!acts) return undefined
    frozen.push(...acts)
  }
  return { ...recipe, steps: frozen }
}

/** The same for the rows that are left, where a person did the same in two. */
export function freezeOthers({ steps, inputs: _, ...recipe }: Recipe, done: readonly DoneStep[]) {
  const { at, acts } = keptOf(steps, done)
  const others = findOthers(acts)
  if (!others || at + others.steps.length > MOST_STEPS) return undefined
  const frozen: Recipe = { ...recipe, steps: [...steps.slice(0, at), ...others.steps] }
  return { recipe: frozen, rows: others.rows }
}

function keptOf(steps: readonly RecipeStep[], done: readonly DoneStep[]) {
  const at = steps.findIndex(isShow)
  const kept = done.find(({ path, tool }) => tool === SHOW && path === `${at + 1}`)
  const { steps: acts = [] } = (kept?.output ?? {}) as { steps?: ShownStep[] }
  return { at, acts, goal: String(kept?.input.goal ?? '') }
}

/** What a person showed, between what was done before and after it. */
function shownIn(
  steps: readonly RecipeStep[],
  done: readonly DoneStep[],
): Pick<Recipe, 'steps' | 'inputs'> | undefined {
  const { at, acts, goal } = keptOf(steps, done)
  if (acts.length === 0) return undefined
  const opened = openShown(
    acts.map((act) => ({ ...act, with: lasting(act.with) })),
    goal,
  )
  return { inputs: opened.inputs, steps: [...steps.slice(0, at), ...opened.steps, ...steps.slice(at + 1)] }
}

/** What took the place of a step; a name of its own stays, where one act does the same. */
export function actsInstead(step: ToolStep, path: string, done: readonly DoneStep[]): ToolStep[] | undefined {
  const ran = done.find((one) => one.path === path)
  const acts = actsIn(decidedAt(path, done)).map((act) => reopenValues(act, step.with, ran?.input))
  const [only, ...more] = acts
  if (!only) return undefined
  return more.length === 0 && only.do === step.do ? [{ ...step, with: { ...step.with, ...only.with } }] : acts
}

interface Ended {
  done?: { answer?: unknown; stands?: Record<string, unknown> }
}

function actsOf(step: PursueStep, path: string, all: readonly DoneStep[]): ToolStep[] | undefined {
  const own = decidedAt(path, all)
  const decided = own.filter(({ tool }) => tool === 'mind.decide')
  const end = decided.at(-1)?.output as Ended | undefined
  if (!end?.done || step.save !== undefined) return undefined
  const { answer, stands } = end.done
  if (!isEmpty(answer) && !stands) return undefined
  if (own.some(({ tool }) => tool === 'person.ask')) return undefined
  const filled = decided[0]?.input.values
  const read: ToolStep[] =
    stands && !isEmpty(answer) ? [{ do: 'browser.value', name: 'Read the answer', with: stands }] : []
  const acts = [...actsIn(own), ...read].map((act) => reopenValues(act, step.values, filled))
  // What showed the end may be gone in a moment, and another's next time: each act brings its own evidence.
  return acts.length > 0 ? acts : undefined
}

const isEmpty = (answer: unknown): boolean =>
  answer === null || answer === undefined || (typeof answer === 'object' && Object.keys(answer).length === 0)
