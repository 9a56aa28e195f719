import type { RecipeStep, ToolStep } from '@app/contract'
import { Refused } from '@app/toolkit'
import { holds } from './holds.ts'
import { resolve } from './look-up.ts'

/** One thing to do now, with every placeholder filled in. */
export interface Leaf {
  path: string
  name: string
  tool: string
  input: Record<string, unknown>
}

/**
 * Says step by step what to do, and is told what came out. It decides by nothing but the recipe and those answers, so
 * walking again over a journal leads to the same place.
 */
export function* walk(
  steps: readonly RecipeStep[],
  values: Map<string, unknown>,
  before = '',
): Generator<Leaf, void, unknown> {
  for (const [index, step] of steps.entries()) {
    const path = `${before}${index + 1}`
    if ('do' in step) {
      if (step.when && !holds(step.when, values)) continue
      const output = yield toLeaf(step, path, values)
      if (step.save) values.set(step.save, output)
    } else if ('forEach' in step) {
      const list = resolve(step.forEach, values)
      if (!Array.isArray(list))
        throw new Refused(`Step ${path} goes through a list, and there is none. Check what the step before it saves.`)
      for (const [round, item] of list.entries()) {
        values.set(step.as, item)
        yield* walk(step.steps, values, `${path}[${round + 1}].`)
      }
    } else {
      let rounds = 0
      do {
        if (rounds === step.atMost)
          throw new Refused(
            `Step ${path} was repeated ${rounds} times and its goal was not reached. Raise its limit, or look at what it waits for.`,
          )
        rounds += 1
        yield* walk(step.steps, values, `${path}[${rounds}].`)
      } while (!holds(step.until, values))
    }
  }
}

const toLeaf = (step: ToolStep, path: string, values: Map<string, unknown>): Leaf => ({
  path,
  name: step.name ?? step.do,
  tool: step.do,
  input: resolve(step.with, values) as Record<string, unknown>,
})
