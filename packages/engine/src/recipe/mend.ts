import type { RecipeStep, ToolStep } from '@app/contract'
import { resolve } from './look-up.ts'
import { pursue } from './pursue.ts'
import type { Leaf, Memory } from './walk.ts'

/** The answer to a step that did nothing, because what it names is not on the page. */
export const isNotThere = (answer: unknown): answer is { failed: string; notThere: string } =>
  typeof answer === 'object' && answer !== null && 'notThere' in answer && typeof answer.notThere === 'string'

const WITHIN = { acts: 8, seconds: 180, cents: 20 }

/** A site has changed: the purpose of one step is pursued, and nothing of the steps around it. */
export function* mend(
  steps: readonly RecipeStep[],
  index: number,
  path: string,
  memory: Memory,
  why: string,
): Generator<Leaf, unknown, unknown> {
  const step = steps[index] as ToolStep
  const { target: _, ...values } = resolve(step.with, memory.values) as Record<string, unknown>
  const goal = [
    'These steps were written when this site looked different:',
    ...steps.map((one, at) => `${at === index ? '>>' : '  '} ${at + 1}. ${sayStep(one)}`),
    `The steps before ${index + 1} are done. Step ${index + 1} did nothing: ${why}`,
    `Do what step ${index + 1} was meant to do, on the page as it is now, and nothing more: later steps follow by themselves.`,
    'Where nothing here does the same, under whatever name, say that it cannot be done.',
  ].join('\n')
  return yield* pursue({ pursue: goal, values, give: {}, logIns: [], within: WITHIN }, path, memory)
}

const LONGEST_SAID = 200

function sayStep(step: RecipeStep): string {
  const said =
    step.name ?? ('do' in step ? `${step.do} ${JSON.stringify(step.with)}` : 'pursue' in step ? step.pursue : 'Repeat')
  return said.slice(0, LONGEST_SAID)
}
