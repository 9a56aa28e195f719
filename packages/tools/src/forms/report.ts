import { z } from 'zod'
import type { SeenForm } from './field.ts'
import { callField, isEmpty } from './name-fields.ts'
import type { Field } from './place/score-pair.ts'

const Held = z.union([z.string(), z.array(z.string()), z.boolean()])

/** What became of each datum, what is still asked for, and what the page says is wrong. */
export const Report = {
  placed: z.array(z.object({ name: z.string(), field: z.string(), held: Held })),
  unplaced: z
    .array(z.object({ name: z.string(), why: z.string() }))
    .describe('Data that found no field, with the reason'),
  missing: z.array(z.string()).describe('Fields that must be filled in and are empty'),
  wrong: z.array(z.object({ field: z.string(), says: z.string() })).describe('What the page says is wrong'),
}
const Whole = z.object(Report)
export type Report = z.infer<typeof Whole>

/** Fields of this page that must be filled in and are not. */
export const missingIn = (fields: readonly Field[]): string[] =>
  fields.filter((field) => field.required && !field.later && !field.readOnly && isEmpty(field)).map(callField)

/** What the page says is wrong, field by field, then of the whole. */
export function wrongIn({ problems }: Pick<SeenForm, 'problems'>, fields: readonly Field[]): Report['wrong'] {
  const told = fields
    .filter(({ wrong, later }) => wrong && !later)
    .map((field) => ({ field: callField(field), says: field.wrong }))
  const rest = problems.filter((says) => !told.some((one) => one.says.includes(says) || says.includes(one.says)))
  return [...told, ...rest.map((says) => ({ field: '', says }))]
}

/** A list of complaints as one would say it. */
export const sayTroubles = ({ missing, wrong }: Pick<Report, 'missing' | 'wrong'>): string =>
  [
    missing.length > 0 ? `Still empty: ${missing.map((one) => `"${one}"`).join(', ')}.` : '',
    ...wrong.map(({ field, says }) => (field ? `"${field}": ${says}` : says)),
  ]
    .filter(Boolean)
    .join(' ')
