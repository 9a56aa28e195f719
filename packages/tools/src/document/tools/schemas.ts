import { z } from 'zod'

/** A file of the task, a web address, or text as it is: one of them. */
export const Given = z.object({
  file: z.string().min(1).max(200).optional().describe('The id of a file of this task'),
  url: z.string().max(8_000).optional().describe('A web address to fetch the file from'),
  text: z.string().max(5_000_000).optional().describe('CSV, HTML or plain text itself'),
})
export type Given = z.infer<typeof Given>

export const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const Table = z.object({
  page: z.number().int().describe('Page or sheet'),
  name: z.string().optional(),
  rows: z.array(z.array(Cell)),
})

export const Tables = z.object({ tables: z.array(Table) })

export const Read = Tables.extend({
  kind: z.string(),
  text: z.string().describe('Lines from top to bottom; a tab parts what stands beside each other'),
  pages: z.array(z.object({ readBy: z.enum(['text', 'ocr', 'nothing']), confidence: z.number().optional() })),
  meta: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

const Field = Box.extend({
  name: z.string(),
  value: z.union([z.string(), z.number()]),
  text: z.string().describe('As it is written'),
  confidence: z.number().describe('0 to 1'),
  page: z.number().int(),
  found: z.string().describe('How it was found'),
})

export const Fields = z.object({
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  fields: z.array(Field),
  missing: z.array(z.string()),
  checks: z.array(z.string()).describe('What agrees between the fields and what does not'),
})

export const GivenForm = Given.omit({ text: true }).extend({
  values: z
    .record(z.string().max(300), z.union([z.string().max(20_000), z.number(), z.boolean()]))
    .describe('By the name of the field, or by the words printed beside it'),
  flatten: z.boolean().default(false).describe('Makes the values part of the page'),
})

export const Kept = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() })

export const Filled = z.object({
  file: Kept,
  filled: z.array(z.object({ key: z.string(), field: z.string(), label: z.string(), value: z.string() })),
  missing: z.array(z.string()),
  fields: z.array(z.object({ name: z.string(), label: z.string(), kind: z.string(), options: z.array(z.string()) })),
})
