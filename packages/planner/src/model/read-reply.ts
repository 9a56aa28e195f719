import { innerSteps, Recipe, type RecipeStep } from '@app/contract'
import { z } from 'zod'

const Reply = z.object({
  steps: z.array(z.unknown()).default([]),
  notUnderstood: z.array(z.string().max(2_000)).max(50).default([]),
  questions: z.array(z.string().max(2_000)).max(20).default([]),
})

export type ReadReply =
  | { recipe: Recipe | undefined; notUnderstood: string[]; questions: string[] }
  | { mistakes: string }

/** What a model wrote, checked as strictly as what a person writes. A mistake is said so that it can be mended. */
export function readReply(text: string, known: ReadonlySet<string>): ReadReply {
  const found = parseObject(text)
  if (found === undefined) return { mistakes: 'The answer was not one JSON object.' }
  const reply = Reply.safeParse(found)
  if (!reply.success) return { mistakes: z.prettifyError(reply.error) }
  const { steps, notUnderstood, questions } = reply.data
  if (steps.length === 0) return { recipe: undefined, notUnderstood, questions }
  const recipe = Recipe.safeParse({ version: 1, steps })
  if (!recipe.success) return { mistakes: z.prettifyError(recipe.error) }
  const unknown = toolsOf(recipe.data.steps).filter((name) => !known.has(name))
  if (unknown.length > 0) return { mistakes: `There is no tool ${[...new Set(unknown)].join(', ')}.` }
  return { recipe: recipe.data, notUnderstood, questions }
}

/** Models like to wrap what they were asked for. */
export function parseObject(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined
  }
}

export const toolsOf = (steps: readonly RecipeStep[]): string[] =>
  steps.flatMap((step) => ('do' in step ? [step.do] : toolsOf(innerSteps(step))))
