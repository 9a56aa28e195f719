import { tool } from '@app/toolkit'
import { z } from 'zod'
import type { Documents } from '../port.ts'
import { Cell, Kept } from './schemas.ts'

export const writeTool = (documents: Documents) =>
  tool({
    name: 'document.write',
    does: 'Makes a PDF report from a title, a text and rows, and keeps it as a new file.',
    effect: 'reads',
    input: z.object({
      name: z.string().min(1).max(120).default('report.pdf'),
      title: z.string().max(300).default(''),
      text: z.string().max(500_000).default(''),
      rows: z.array(z.array(Cell).max(12)).max(20_000).default([]).describe('A table, header first'),
    }),
    output: z.object({ file: Kept }),
    async run({ name, title, text, rows }, step) {
      const cells = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
      const bytes = await documents.write({ title, text, rows: cells }, step.signal)
      const called = /\.pdf$/i.test(name) ? name : `${name}.pdf`
      return { file: await step.keep({ name: called, type: 'application/pdf', bytes }) }
    },
  })
