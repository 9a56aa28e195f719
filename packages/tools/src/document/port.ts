import type { GivenFile } from './detect/judge-file.ts'
import type { FoundFields } from './fields/find-fields.ts'
import type { FilledForm, FormWish } from './fill/fill-form.ts'
import type { Report } from './fill/write-report.ts'
import type { ReadTable } from './read/contents.ts'
import type { ReadDocument } from './read/read-document.ts'

/** A place on a page: points for PDFs, pixels for pictures, counted from the upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Word extends Box {
  text: string
  /** 0 to 1, where the word was read from a picture. */
  confidence?: number
}

/** Words that stand together: a wide gap begins another line, also on the same height. */
export interface Line extends Box {
  text: string
  words: Word[]
}

export interface Page extends Pick<Box, 'width' | 'height'> {
  lines: Line[]
  /** Ruling lines and edges of filled areas: thin boxes. */
  rules: Box[]
  readBy: 'text' | 'ocr' | 'nothing'
  /** 0 to 1, the mean over the words, where the page was read from a picture. */
  confidence?: number
}

/** Reads documents and fills forms. Throws `Refused` where a document cannot be read, and says what helps. */
export interface Documents {
  read(file: GivenFile, signal: AbortSignal): Promise<ReadDocument>
  tables(file: GivenFile, wish: TableWish, signal: AbortSignal): Promise<ReadTable[]>
  fields(file: GivenFile, wish: FieldWish, signal: AbortSignal): Promise<FoundFields>
  fill(file: GivenFile, wish: FormWish, signal: AbortSignal): Promise<FilledForm>
  write(report: Report, signal: AbortSignal): Promise<Uint8Array>
}

export interface TableWish {
  /** Where tables are, when somebody knows; else they are looked for. */
  regions?: (Box & { page: number })[]
}

export interface FieldWish {
  /** In words; all known fields when none is named. */
  names?: string[]
}
