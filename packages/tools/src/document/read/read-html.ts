import { parsePage } from '../../extract/page/parse-page.ts'
import { textOf } from '../../extract/page/text-of.ts'
import { readTable } from '../../extract/tables/read-table.ts'
import { pageOfText } from '../layout/page-of-text.ts'
import type { Contents, ReadTable } from './contents.ts'
import { decodeBytes } from './decode-bytes.ts'

export function readHtml(bytes: Uint8Array): Contents {
  const { text: html, encoding } = decodeBytes(bytes)
  return { ...contentsOfHtml(html), meta: { encoding } }
}

/** The text a person sees, and the tables in it. */
export function contentsOfHtml(html: string): Omit<Contents, 'meta'> {
  const page = parsePage(html)
  const text = textOf(page.root)
  const tables = page.all
    .filter(({ tag }) => tag === 'table')
    .map(readTable)
    .filter(({ rows, header }) => rows.length > 0 && header.length > 0)
    .map(({ caption, header, rows }): ReadTable => {
      const named = header.some(Boolean) ? [header, ...rows] : rows
      return { page: 1, ...(caption ? { name: caption } : {}), rows: named }
    })
  return { pages: [pageOfText(text)], text, ...(tables.length > 0 ? { tables } : {}) }
}
