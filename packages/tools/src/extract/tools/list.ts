import { tool } from '@app/toolkit'
import { z } from 'zod'
import { readProof } from '../../rows/read-proof.ts'
import { followPages } from '../lists/follow-pages.ts'
import type { Parts } from '../open-source.ts'
import { Arrangement, arrangeRows, checkArrangement } from '../rows/arrange-rows.ts'
import { readAgain } from './read-again.ts'
import { brings, Fields, Rows, Source } from './schemas.ts'

const Input = z.object({
  ...Source,
  fields: Fields.default([]),
  pages: z.number().int().min(1).max(500).default(1).describe('How many pages to follow at most'),
  ...Arrangement,
})

const Output = z.object({
  ...Rows,
  pages: z.number().int(),
  stopped: z.enum(['end', 'repeats', 'enough']).describe('Why no further page was read'),
  next: z.string().optional().describe('The page after the last one read'),
})

export const listTool = ({ open, now }: Parts) =>
  tool({
    name: 'extract.list',
    does: 'Reads the repeated records of a web page, such as products or results, over as many pages as allowed.',
    effect: 'reads',
    input: Input,
    output: Output,
    brings,
    proof: (output) => readProof(output),
    confirm: readAgain(open),
    run: async ({ fields, pages, filter, sort, limit, ...source }, step) => {
      // Only unsorted and unfiltered are the first rows the right ones.
      const enough = filter || sort || limit === undefined ? Number.POSITIVE_INFINITY : limit
      const { page, turn } = await open(source, step)
      const wish = { fields, pages, enough, now: now() }
      const { rows, next, ...list } = await followPages(page, wish, turn)
      checkArrangement(list.fields, { filter, sort })
      return {
        ...list,
        rows: arrangeRows(rows, { filter, sort, limit }),
        ...(page.url ? { from: page.url } : {}),
        ...(next ? { next } : {}),
      }
    },
  })
