import { tool } from '@app/toolkit'
import { z } from 'zod'
import { type Kind, readField } from '../details/fields.ts'
import { type Detail, readDetails } from '../details/read-details.ts'
import { kindOfValues } from '../kind-of-values.ts'
import type { Parts } from '../open-source.ts'
import { languageOf } from '../page/language-of.ts'
import { type Surroundings, typedValue } from '../typed-value.ts'
import { brings, Fields, Rows, Source, Value } from './schemas.ts'

const Output = z.object({
  details: z.array(
    z.object({
      field: z.string(),
      value: Value,
      text: z.string().describe('The value as the page writes it'),
      values: z.array(z.string()).optional().describe('Where the page gives several'),
      written: z.array(z.string()).optional().describe('Line by line as it stands there, where that is more than one'),
      found: z.string().describe('Where: json-ld, microdata, rdfa, open-graph, label, heading, name or kind'),
      label: z.string().optional(),
    }),
  ),
  missing: Rows.missing,
})

export const detailsTool = ({ open, now }: Parts) =>
  tool({
    name: 'extract.details',
    does: 'Reads named facts about the one thing a web page describes, such as its title, price or phone number.',
    effect: 'reads',
    input: z.object({ ...Source, fields: Fields.min(1) }),
    output: Output,
    brings,
    run: async ({ fields, ...source }, step) => {
      const page = (await open(source, step)).page
      const around = { url: page.url, language: languageOf(page), now: now() }
      const details = readDetails(page, fields).map((detail) => toAnswer(detail, around))
      const known = new Set(details.map(({ field }) => field))
      return { details, missing: fields.filter((field) => !known.has(field)) }
    },
  })

/** A field nobody knew beforehand is what its value looks like. */
function kindOf(field: string, value: string): Kind {
  const { kind, names } = readField(field)
  return kind === 'text' && names.length === 1 ? (kindOfValues([value]) ?? kind) : kind
}

const toAnswer = ({ field, value, values, written, found, label }: Detail, around: Surroundings) => ({
  field,
  value: typedValue(value, kindOf(field, value), around),
  text: value,
  ...(values.length > 1 ? { values } : {}),
  ...(written.length > 1 ? { written } : {}),
  found,
  ...(label ? { label } : {}),
})
