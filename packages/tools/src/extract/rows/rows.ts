import type { Kind } from '../details/fields.ts'
import type { Value } from '../typed-value.ts'

export type Row = Record<string, Value>

export interface ReadRows {
  rows: Row[]
  /** The kind of each field that was found. */
  fields: { name: string; kind: Kind }[]
  /** Wanted, but not there. */
  missing: string[]
}
