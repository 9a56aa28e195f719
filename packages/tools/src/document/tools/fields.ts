import { tool } from '@app/toolkit'
import { z } from 'zod'
import type { Http } from '../../http/port.ts'
import type { Documents } from '../port.ts'
import { bringsOutside, needsFiles, openGiven } from './open-given.ts'
import { Fields, Given } from './schemas.ts'
import { showFields } from './show-fields.ts'

export const fieldsTool = (documents: Documents, http: Http) =>
  tool({
    name: 'document.fields',
    does: 'Finds fields such as number, dates, totals and parties in an invoice, a receipt or a letter.',
    effect: 'reads',
    input: Given.extend({
      fields: z
        .array(z.string().min(1).max(120))
        .min(1)
        .max(50)
        .optional()
        .describe('The wanted fields in words; without them, all that are known'),
    }),
    output: Fields,
    brings: bringsOutside,
    needs: (given) => needsFiles(given),
    async run({ fields: names, ...given }, step) {
      const file = await openGiven(given, http, step)
      const found = await documents.fields(file, names ? { names } : {}, step.signal)
      step.log(`Found ${found.fields.length} fields`)
      return showFields(found, names)
    },
  })
