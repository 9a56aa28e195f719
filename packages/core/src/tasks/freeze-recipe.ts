import type { PursueStep, Recipe, RecipeStep, ToolStep } from '@app/contract'
import type { StepRow } from '@app/db'

type Done = Pick<StepRow, 'path' | 'tool' | 'name' | 'input' | 'output' | 'status'>

/**
 * What was decided once, as exact steps that need nobody to decide: the acts of a pursuit, in their order, each with the
 * description that outlasts its reference. Undefined where there was none, or where it was to find something out, which
 * has to be read anew each time.
 */
export function freezeRecipe({ steps, ...recipe }: Recipe, done: readonly Done[]): Recipe | undefined {
  if (!steps.some((step) => 'pursue' in step)) return undefined
  const frozen: RecipeStep[] = []
  for (const [index, step] of steps.entries()) {
    if (!('pursue' in step)) {
      if ('steps' in step) return undefined
      frozen.push(step)
      continue
    }
    const acts = actsOf(step, `${index + 1}[`, done)
    if (!acts) return undefined
    frozen.push(...acts)
  }
  return { ...recipe, steps: frozen }
}

interface Ended {
  done?: { answer?: unknown; shows?: string }
}

function actsOf(step: PursueStep, path: string, all: readonly Done[]): ToolStep[] | undefined {
  const own = all.filter((one) => one.path.startsWith(path))
  const end = own.findLast(({ tool }) => tool === 'mind.decide')?.output as Ended | undefined
  if (!end?.done || step.save !== undefined || !isEmpty(end.done.answer)) return undefined
  if (own.some(({ tool }) => tool === 'person.ask')) return undefined
  const acts = own
    .filter(({ tool, status }) => tool !== 'mind.decide' && status === 'done')
    .map(({ tool, name, input }) => ({ do: tool, name, with: lasting(input) }))
  if (acts.length === 0) return undefined
  const { shows } = end.done
  // Words with a number in them may be another's next time.
  const check =
    shows && !/\d/.test(shows) ? [{ do: 'browser.wait', name: 'See that it is done', with: { text: shows } }] : []
  return [...acts, ...check]
}

const isEmpty = (answer: unknown): boolean =>
  answer === null || answer === undefined || (typeof answer === 'object' && Object.keys(answer).length === 0)

/** References are good for one look only. */
function lasting(input: Record<string, unknown>): Record<string, unknown> {
  const without = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    const { ref: _, ...rest } = value as Record<string, unknown>
    return rest
  }
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, without(value)]))
}
