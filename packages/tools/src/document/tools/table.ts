import { tool } from '@app/toolkit'
import { z } from 'zod'
import type { Http } from '../../http/port.ts'
import type { Documents } from '../port.ts'
import { bringsOutside, needsFiles, openGiven } from './open-given.ts'
import { Box, Given, Tables } from './schemas.ts'

const Region = Box.extend({ page: z.number().int().min(1) })

export const tableTool = (documents: Documents, http: Http) =>
  tool({
    name: 'document.table',
    does: 'Reads the tables of a document as rows, header first.',
    effect: 'reads',
    input: Given.extend({
      regions: z
        .array(Region)
        .max(100)
        .optional()
        .describe('Where the tables are, if it is known; in points from the upper left corner'),
    }),
    output: Tables,
    brings: bringsOutside,
    needs: (given) => needsFiles(given),
    async run({ regions, ...given }, step) {
      const file = await openGiven(given, http, step)
      const tables = await documents.tables(file, regions ? { regions } : {}, step.signal)
      step.log(`Found ${tables.length} tables`)
      return { tables }
    },
  })
