import { ALL_MODELS, EFFECTS } from '@app/spec'
import { z } from 'zod'
import { call } from './call.ts'
import { Recipe } from './recipes.ts'
import { TaskForecast } from './tasks.ts'
import { name } from './text.ts'

/** One step of a plan, as a person reads it before it is carried out. */
export const PlannedStep = z.strictObject({
  /** `1`, `2.1` for what is inside another. */
  path: z.string(),
  /** Null for what repeats other steps. */
  tool: z.string().nullable(),
  effect: z.enum(EFFECTS),
  /** In a sentence, with its values. */
  says: z.string(),
  /** The part of the words it came from. */
  words: z.string(),
})
export type PlannedStep = z.infer<typeof PlannedStep>

export const Spent = z.strictObject({
  model: z.string(),
  inputTokens: z.number().int(),
  cachedTokens: z.number().int(),
  outputTokens: z.number().int(),
  costCents: z.number().nullable(),
})
export type Spent = z.infer<typeof Spent>

export const Plan = z.strictObject({
  /** Null where nothing could be made of the words. */
  recipe: Recipe.nullable(),
  steps: z.array(PlannedStep),
  /** What was not understood, and the nearest thing that could be done. */
  notUnderstood: z.array(z.strictObject({ words: z.string(), nearest: z.string().nullable() })),
  questions: z.array(z.string()),
  /** The stored log-ins it uses. */
  logIns: z.array(z.string()),
  forecast: TaskForecast.nullable(),
  /** Which planner made it. */
  planner: z.string(),
  /** The model that would be asked for a better one: by `free` nobody was. */
  asks: z.string().nullable(),
  /** What a model took for it; null where none was asked, and the cost null where nobody has said what it costs. */
  spent: Spent.nullable(),
  /** What one should know about how it was made. */
  note: z.string().nullable(),
})
export type Plan = z.infer<typeof Plan>

export const NewPlan = z.strictObject({
  words: name(10_000),
  /** Where to begin when the words name no address. */
  start: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
  /** Only what costs nothing, as while somebody is still typing: no model is asked. */
  free: z.boolean().optional(),
  /** Who is to plan; else who stands in the settings. */
  model: z.enum(ALL_MODELS).optional(),
})
export type NewPlan = z.infer<typeof NewPlan>

export const planCalls = {
  create: call({
    method: 'POST',
    path: '/api/plans',
    does: 'Makes steps of plain words and shows them, with what they will cost and what was not understood. Does nothing yet.',
    body: NewPlan,
    reply: Plan,
  }),
}
