import { type Field, readField } from '../details/fields.ts'
import { fitLabel } from '../details/fit-label.ts'
import { findNext } from '../find-next.ts'
import { languageOf } from '../page/language-of.ts'
import type { Page } from '../page/tree.ts'
import type { ReadRows, Row } from '../rows/rows.ts'
import { type Surroundings, typedValue } from '../typed-value.ts'
import { findAgain } from './find-again.ts'
import { findList, type List, readWhole } from './find-list.ts'
import type { Match } from './match-fields.ts'
import { nameColumns } from './name-columns.ts'
import type { Slot } from './read-slots.ts'

export interface ReadList extends ReadRows {
  /** The address of the next page. */
  next: string | undefined
  /** What it was read from, for the pages that follow. */
  list: List | undefined
}

/** The list of the page that best answers the fields, as typed rows; without fields, all it holds. */
export function readList(page: Page, wanted: string[], now: Date, before?: List): ReadList {
  const fields = wanted.map(readField)
  const again = before ? findAgain(page, before) : []
  const list = before && again.length > 0 ? readWhole({ ...before, records: again }, fields) : findList(page, fields)
  const next = findNext(page)
  if (!list) return { rows: [], fields: [], missing: wanted, next, list }
  const known = wanted.length > 0 || again.length > 0
  const matches = (known ? list.matches : nameColumns(list.columns)).filter(({ columns }) => columns.length > 0)
  const around = { url: page.url, language: languageOf(page), now }
  const rows = list.records
    .map((_, row) => toRow(matches, row, around))
    .filter((row) => Object.values(row).some((value) => value !== null))
  const found = new Set(matches.map(({ field }) => field.wanted))
  return {
    rows,
    fields: matches.map(({ field }) => ({ name: field.wanted, kind: field.kind })),
    missing: wanted.filter((name) => !found.has(name)),
    next,
    list: before ?? { ...list, matches },
  }
}

function toRow(matches: Match[], row: number, around: Surroundings): Row {
  return Object.fromEntries(
    matches.map(({ field, columns }) => {
      const slot = columns.map((column) => column.slots[row]).find((one) => one !== undefined)
      return [field.wanted, slot ? typedValue(textOfSlot(slot, field), field.kind, around) : null]
    }),
  )
}

/** The value without the label that names it. */
function textOfSlot({ value }: Slot, field: Field): string {
  if (field.kind !== 'text') return value
  const [, label = '', rest = ''] = /^([^:：]{2,30})[:：]\s?(\S.*)$/s.exec(value) ?? []
  if (label && fitLabel(label, field) > 0) return rest
  return field.names.includes('by') ? value.replace(/^by\s+/i, '') : value
}
