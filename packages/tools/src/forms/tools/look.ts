import { tool } from '@app/toolkit'
import { z } from 'zod'
import type { Window } from '../../browser/window.ts'
import { KINDS } from '../field.ts'
import { callField, nameFields, shownValue } from '../name-fields.ts'

const Field = z.object({
  label: z.string(),
  kind: z.enum(KINDS),
  meaning: z.string().describe('What it asks for, as an autocomplete token; empty when it is none of those'),
  group: z.string(),
  options: z.array(z.string()),
  required: z.boolean(),
  value: z.union([z.string(), z.array(z.string()), z.boolean()]),
  wrong: z.string().describe('What the page says is wrong with it'),
  page: z.enum(['this', 'later']),
  form: z.number().int().describe('Fields of one form have the same number'),
})

const MOST_OPTIONS = 300

export const lookTool = (window: Window) =>
  tool({
    name: 'forms.look',
    does: 'Reads the forms of the page: their fields, what each takes, holds and lacks, and the buttons.',
    effect: 'reads',
    brings: () => ['outside'],
    input: z.object({}),
    output: z.object({ fields: z.array(Field), buttons: z.array(z.string()), problems: z.array(z.string()) }),
    run: async (_input, step) => {
      const seen = await (await window(step)).form(step.signal)
      await seen.done()
      return {
        fields: nameFields(seen).map((field) => ({
          label: callField(field),
          kind: field.kind,
          meaning: field.meaning,
          group: field.group,
          options: field.options.slice(0, MOST_OPTIONS).map(({ label }) => label),
          required: field.required,
          value: shownValue(field),
          wrong: field.wrong,
          page: field.later ? ('later' as const) : ('this' as const),
          form: field.form,
        })),
        buttons: seen.buttons.map(({ text }) => text).filter(Boolean),
        problems: seen.problems,
      }
    },
  })
