import { z } from 'zod'
import { name, text } from './text.ts'

/** A name one can say in `{{…}}`: letters, digits and underscores, and nothing an object has by birth. */
const Variable = z
  .string()
  .regex(/^[a-z]\w{0,59}$/i, { error: 'must begin with a letter and hold letters, digits and underscores' })
  .refine((value) => !(value in Object.prototype), { error: 'is a word the language keeps for itself' })

/** What is asked of a value before a step is done, or after each round of an `until`. */
export const Condition = z.strictObject({
  value: z.unknown(),
  is: z.enum(['equal', 'not-equal', 'greater', 'less', 'contains', 'present', 'absent']),
  to: z.unknown().optional(),
})
export type Condition = z.infer<typeof Condition>

/** Capability, dot, verb: `http.get`. A platform of the catalogue stands in between: `platform.stripe.get_data`. */
const TOOL_NAME = /^([a-z]+\.[a-z][a-z0-9_-]{0,150}|platform\.[a-z0-9-]{1,64}\.[a-z_]{1,40})$/

/** One thing a tool does. Texts in `with` may hold `{{orders.0.id}}`: looked up, never computed. */
export const ToolStep = z.strictObject({
  do: z.string().regex(TOOL_NAME, { error: 'must be the name of a tool, such as http.get' }),
  name: name(200).optional(),
  with: z.record(z.string(), z.unknown()).default({}),
  /** The name under which later steps find what came out. */
  save: Variable.optional(),
  when: Condition.optional(),
})
export type ToolStep = z.infer<typeof ToolStep>

/** How far one goal may go before somebody has to look at it. */
export const Budget = z.strictObject({
  acts: z.number().int().min(1).max(200).default(40),
  seconds: z.number().int().min(10).max(3_600).default(600),
  cents: z.number().min(0.1).max(10_000).default(100),
})
export type Budget = z.infer<typeof Budget>

/** What depends on what a page shows: a goal in words, pursued look by look. */
export const PursueStep = z.strictObject({
  pursue: name(5_000),
  name: name(200).optional(),
  /** What may be typed or looked for, by name: the goal's own words need not be repeated here. */
  values: z.record(z.string(), z.unknown()).default({}),
  /** What is to be given back: a name for each thing, and what it is. */
  give: z.record(Variable, text(300)).default({}),
  /** Stored log-ins that may be used on the way, by their names. */
  logIns: z.array(name(120)).max(20).default([]),
  within: Budget.default({ acts: 40, seconds: 600, cents: 100 }),
  save: Variable.optional(),
  when: Condition.optional(),
})
export type PursueStep = z.infer<typeof PursueStep>

export interface ForEachStep {
  forEach: unknown
  as: string
  name?: string | undefined
  steps: RecipeStep[]
}
export interface UntilStep {
  until: Condition
  atMost: number
  name?: string | undefined
  steps: RecipeStep[]
}
export type RecipeStep = ToolStep | PursueStep | ForEachStep | UntilStep

const Steps: z.ZodType<RecipeStep[]> = z.lazy(() => z.array(RecipeStep).min(1).max(200))

const ForEachStep = z.strictObject({
  forEach: z.unknown(),
  as: Variable,
  name: name(200).optional(),
  get steps() {
    return Steps
  },
})
const UntilStep = z.strictObject({
  until: Condition,
  atMost: z.number().int().min(1).max(1_000),
  name: name(200).optional(),
  get steps() {
    return Steps
  },
})

export const RecipeStep: z.ZodType<RecipeStep> = z.union([ToolStep, PursueStep, ForEachStep, UntilStep])

/** The steps that a step repeats; none where it does something itself. */
export const innerSteps = (step: RecipeStep): RecipeStep[] => ('steps' in step ? step.steps : [])

/** Typed, readable steps: the one form in which all work is carried out, whoever wrote it. */
export const Recipe = z.strictObject({
  version: z.literal(1),
  title: text(200).default(''),
  /** What `{{input}}` holds where nobody gives anything else, by name. */
  inputs: z.record(Variable, text(2_000)).optional(),
  steps: Steps,
})
export type Recipe = z.infer<typeof Recipe>
