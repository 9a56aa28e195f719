import type { Box } from '../port.ts'

/** A value of the document with what speaks for it and where it stands. */
export interface Field extends Box {
  name: string
  /** Dates as `2025-03-04`, amounts as numbers, numbers of documents and accounts without spaces. */
  value: string | number
  /** As it is written. */
  text: string
  /** 0 to 1 */
  confidence: number
  page: number
  /** How it was found: `right of "Invoice Number:"`. */
  found: string
}

export const toField = (
  name: string,
  { value, text, confidence, page, found }: Pick<Field, 'value' | 'text' | 'confidence' | 'page' | 'found'>,
  { x, y, width, height }: Box,
): Field => ({ name, value, text, confidence: Math.round(confidence * 100) / 100, page, found, x, y, width, height })
