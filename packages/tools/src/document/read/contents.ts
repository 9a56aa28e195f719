import type { Page } from '../port.ts'

export type CellValue = string | number | boolean | null

export interface ReadTable {
  page: number
  /** The sheet's name, or the table's caption. */
  name?: string
  rows: CellValue[][]
}

/** What one reader makes of a file. */
export interface Contents {
  pages: Page[]
  text: string
  /** Tables the format itself marks as such; those of PDFs are looked for when somebody asks. */
  tables?: ReadTable[]
  meta: Record<string, string | number | boolean>
}
