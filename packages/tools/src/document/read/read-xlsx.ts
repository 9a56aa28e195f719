import { Refused } from '@app/toolkit'
import readWorkbook from 'read-excel-file/node'
import { cleanArchive } from '../detect/clean-archive.ts'
import { pageOfText } from '../layout/page-of-text.ts'
import { MOST_CELLS, MOST_COLUMNS, MOST_ROWS } from '../limits.ts'
import type { CellValue, Contents, ReadTable } from './contents.ts'

/** Every sheet as typed rows. Of a formula its last result is read; nothing is calculated. */
export async function readXlsx(bytes: Uint8Array): Promise<Contents> {
  const sheets = await toSheets(cleanArchive(bytes))
  const tables = sheets.map(({ sheet, data }, index): ReadTable => {
    judgeSize(data)
    return { page: index + 1, name: sheet, rows: data.map((row) => row.map(toValue)) }
  })
  const texts = tables.map(({ rows }) => rows.map((row) => row.map((cell) => cell ?? '').join('\t')).join('\n'))
  return {
    pages: texts.map(pageOfText),
    text: texts.join('\n\n'),
    tables,
    meta: { sheets: tables.length },
  }
}

interface Sheet {
  sheet: string
  data: unknown[][]
}

async function toSheets(archive: Uint8Array): Promise<Sheet[]> {
  try {
    return (await readWorkbook(Buffer.from(archive))) as unknown as Sheet[]
  } catch (error) {
    throw new Refused('The workbook is damaged and cannot be read. Open it in Excel and save it again.', {
      cause: error,
    })
  }
}

function judgeSize(rows: unknown[][]): void {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (rows.length <= MOST_ROWS && widest <= MOST_COLUMNS && rows.length * widest <= MOST_CELLS) return
  throw new Refused(`A sheet has more than ${MOST_ROWS} rows or ${MOST_COLUMNS} columns. Give a part of it.`)
}

function toValue(cell: unknown): CellValue {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.000Z$/, 'Z')
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? cell : null
}
