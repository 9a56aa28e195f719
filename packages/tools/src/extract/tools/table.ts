import { tool } from '@app/toolkit'
import { z } from 'zod'
import { readProof } from '../../rows/read-proof.ts'
import { readField } from '../details/fields.ts'
import type { Parts } from '../open-source.ts'
import { languageOf } from '../page/language-of.ts'
import { Arrangement, arrangeRows, checkArrangement } from '../rows/arrange-rows.ts'
import { chooseTable, listTables } from '../tables/choose-table.ts'
import { tableRows } from '../tables/table-rows.ts'
import { readAgain } from './read-again.ts'
import { brings, Fields, Rows, Source } from './schemas.ts'

const Input = z.object({
  ...Source,
  fields: Fields.default([]),
  index: z
    .number()
    .int()
    .min(0)
    .max(1_000)
    .optional()
    .describe('Which data table, counted from 0, instead of the best'),
  ...Arrangement,
})

const Output = z.object({ ...Rows, caption: z.string().optional(), tables: z.number().int() })

export const tableTool = ({ open, now }: Parts) =>
  tool({
    name: 'extract.table',
    does: 'Reads a table of a web page as rows, the one that best answers the wanted fields.',
    effect: 'reads',
    input: Input,
    output: Output,
    brings,
    proof: ({ rows }) => readProof({ rows }),
    confirm: readAgain(open),
    run: async ({ fields, index, filter, sort, limit, ...source }, step) => {
      const page = (await open(source, step)).page
      const tables = listTables(page)
      const table = index === undefined ? chooseTable(tables, fields.map(readField)) : tables[index]
      if (!table) return { rows: [], fields: [], missing: fields, tables: tables.length }
      const { rows, ...found } = tableRows(table, fields, { url: page.url, language: languageOf(page), now: now() })
      checkArrangement(found.fields, { filter, sort })
      const about = { ...(table.caption ? { caption: table.caption } : {}), ...(page.url ? { from: page.url } : {}) }
      return { ...found, ...about, rows: arrangeRows(rows, { filter, sort, limit }), tables: tables.length }
    },
  })
