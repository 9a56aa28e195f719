import { Refused } from '@app/toolkit'
import { type GivenFile, judgeFile } from './detect/judge-file.ts'
import { findFields } from './fields/find-fields.ts'
import type { FormWish } from './fill/fill-form.ts'
import type { Report } from './fill/write-report.ts'
import { READING } from './limits.ts'
import type { FieldWish, TableWish } from './port.ts'
import type { ReadTable } from './read/contents.ts'
import type { Ocr } from './read/ocr.ts'
import { readDocument } from './read/read-document.ts'
import { findTables } from './tables/find-tables.ts'
import { tableInRegion } from './tables/tables-in-regions.ts'

export type Job =
  | { do: 'read'; file: GivenFile }
  | { do: 'tables'; file: GivenFile; wish: TableWish }
  | { do: 'fields'; file: GivenFile; wish: FieldWish }
  | { do: 'fill'; file: GivenFile; wish: FormWish }
  | { do: 'write'; report: Report }

/** One piece of work on one document. Runs where nothing else does: see `isolation`. */
export async function doJob(job: Job, ocr: Ocr): Promise<unknown> {
  // Two thirds of the time for pictures, the rest for whatever is done with them.
  const until = Date.now() + READING.milliseconds * 0.66
  const read = (file: GivenFile, pictures = false) => readDocument(file, ocr, { until, pictures })
  switch (job.do) {
    case 'read':
      return read(job.file)
    case 'tables':
      return tablesOf(await read(job.file), job.wish)
    case 'fields':
      return fieldsOf(job.file, job.wish, read)
    case 'fill':
      if (judgeFile(job.file) !== 'pdf') throw new Refused('Only forms in a PDF can be filled. Give one.')
      return (await import('./fill/fill-form.ts')).fillForm(job.file.bytes, (await read(job.file)).pages, job.wish)
    case 'write':
      return (await import('./fill/write-report.ts')).writeReport(job.report)
  }
}

type Read = (file: GivenFile, pictures?: boolean) => ReturnType<typeof readDocument>

function tablesOf({ pages, tables }: Awaited<ReturnType<typeof readDocument>>, { regions }: TableWish): ReadTable[] {
  if (tables) return tables
  if (!regions) return findTables(pages).map(({ page, rows }) => ({ page, rows }))
  return regions.flatMap(({ page, ...area }) => {
    const where = pages[page - 1]
    return where ? [{ page, rows: tableInRegion(where, area) }] : []
  })
}

/** A letterhead is often a picture: it is read when the letters alone do not say who wrote the document. */
async function fieldsOf(file: GivenFile, { names }: FieldWish, read: Read) {
  const { kind, pages } = await read(file)
  const found = findFields(pages, names)
  const wantsIssuer = !names || names.some((name) => /issuer|seller|vendor|iban|supplier/i.test(name))
  const issuer = findFields(pages, ['issuer']).fields[0]
  if (kind !== 'pdf' || !wantsIssuer || (issuer && issuer.confidence >= 0.5)) return found
  return findFields((await read(file, true)).pages, names)
}
