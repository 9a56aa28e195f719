import { tool } from '@app/toolkit'
import { z } from 'zod'
import { TYPES, writeFile } from '../files/write-file.ts'

const Input = z.object({
  rows: z.array(z.record(z.string(), z.unknown())).max(100_000),
  type: z.enum(['csv', 'xlsx', 'json']),
  name: z.string().min(1).max(120).default('rows').describe('The name of the file, without its ending'),
  columns: z
    .array(z.string().max(200))
    .max(200)
    .optional()
    .describe('Which fields, in this order; all of them otherwise'),
})

export const fileTool = () =>
  tool({
    name: 'extract.file',
    does: 'Keeps rows as a file: a CSV, an Excel workbook or JSON.',
    effect: 'reads',
    input: Input,
    output: z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() }),
    proof: ({ name, bytes }) => ({ verdict: 'verified', words: `${name}, ${bytes} bytes` }),
    run: async ({ rows, type, name, columns }, step) =>
      step.keep({ name: `${fileName(name)}.${type}`, type: TYPES[type], bytes: await writeFile(type, rows, columns) }),
  })

/** S-04 A name, never a path. */
const fileName = (name: string): string =>
  name
    .replace(/\.(?:csv|xlsx|json)$/i, '')
    .replace(/[^\p{L}\p{N} ._-]+/gu, '-')
    .replace(/^[. -]+/, '') || 'rows'
