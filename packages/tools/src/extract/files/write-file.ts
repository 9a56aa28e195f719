import { stringify } from 'csv-stringify/sync'
import writeExcelFile from 'write-excel-file/node'
import { flattenRows, type Sheet } from './flatten-rows.ts'

export type FileKind = 'csv' | 'xlsx' | 'json'

export const TYPES: Record<FileKind, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
}

type Rows = Record<string, unknown>[]

/** The rows as the bytes of a file. */
export async function writeFile(kind: FileKind, rows: Rows, columns: string[] | undefined): Promise<Uint8Array> {
  if (kind === 'json')
    return Buffer.from(`${JSON.stringify(columns ? rows.map((row) => pick(row, columns)) : rows, null, 2)}\n`)
  const sheet = flattenRows(rows, columns)
  return kind === 'csv' ? writeCsv(sheet) : writeXlsx(sheet)
}

const pick = (row: Record<string, unknown>, columns: string[]) =>
  Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))

/** ASVS 1.2.10: a cell that would be a formula is text. The mark at the beginning makes spreadsheets read UTF-8. */
const writeCsv = ({ header, rows }: Sheet): Uint8Array =>
  Buffer.from(
    stringify([header, ...rows], {
      bom: true,
      escape_formulas: true,
      record_delimiter: '\r\n',
      cast: { boolean: String },
    }),
  )

/** Here a text is a text whatever it begins with: only a cell of the type formula would be carried out. */
async function writeXlsx({ header, rows }: Sheet): Promise<Uint8Array> {
  const cells = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(toCell)),
  ]
  return writeExcelFile(cells, { stickyRowsCount: 1 }).toBuffer()
}

/** What a spreadsheet holds in one cell at most; more makes the file unreadable. */
const LONGEST = 32_000

function toCell(value: Sheet['rows'][number][number]) {
  if (value === null) return null
  if (typeof value === 'number') return { value, type: Number }
  if (typeof value === 'boolean') return { value, type: Boolean }
  return { value: value.slice(0, LONGEST), type: String }
}
