import type { Field } from '../details/fields.ts'
import { kindOfValues } from '../kind-of-values.ts'
import { contains } from '../page/tree.ts'
import type { Column } from './build-columns.ts'
import { scoreColumn } from './score-column.ts'

export interface Match {
  field: Field
  /** Best first; the others stand in where a record lacks the best. */
  columns: Column[]
  score: number
}

/** Below this a column is a guess. */
const LEAST = 0.3

/** Gives each field its column, the surest pair first, no column to two fields; addresses last, as they belong to a name. */
export function matchFields(columns: Column[], fields: Field[]): Match[] {
  const best = new Map<Field, Match>()
  assign(
    best,
    pairsOf(
      columns,
      fields.filter((field) => !isAddress(field)),
    ),
  )
  const name = [...best.values()].find(({ field }) => field.kind === 'title')?.columns[0]
  assign(best, pairsOf(columns, fields.filter(isAddress), name))
  return fields.map((field) => best.get(field) ?? { field, columns: [], score: 0 })
}

const isAddress = ({ kind }: Field): boolean => kind === 'link' || kind === 'image'

interface Pair {
  field: Field
  column: Column
  score: number
}

function pairsOf(columns: Column[], fields: Field[], name?: Column): Pair[] {
  return fields
    .flatMap((field) =>
      columns.map((column) => ({
        field,
        column,
        score: scoreColumn(column, field) + (leadsFrom(name, column) ? 0.2 : 0),
      })),
    )
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
}

/** The link around, or inside, what names the record. */
function leadsFrom(name: Column | undefined, { slots, what }: Column): boolean {
  if (!name || what !== 'link') return false
  const row = slots.findIndex((slot, at) => slot !== undefined && name.slots[at] !== undefined)
  const [link, named] = [slots[row]?.element, name.slots[row]?.element]
  return link !== undefined && named !== undefined && (contains(link, named) || contains(named, link))
}

function assign(best: Map<Field, Match>, pairs: Pair[]): void {
  const taken = new Set([...best.values()].flatMap(({ columns }) => columns))
  for (const { field, column, score } of pairs) {
    if (taken.has(column) || best.has(field)) continue
    taken.add(column)
    best.set(field, { field: withKind(field, column), columns: [column], score: Math.min(1, score) })
  }
  for (const { field, column, score } of pairs) {
    const match = best.get(field)
    if (match && !taken.has(column) && score >= match.score * 0.7) match.columns.push(column)
  }
}

/** A field nobody knew beforehand is a price or a number when its values are. */
function withKind(field: Field, { slots }: Column): Field {
  if (field.kind !== 'text' || field.names.length > 1) return field
  const texts = slots.filter((slot) => slot !== undefined).slice(0, 20)
  return { ...field, kind: kindOfValues(texts.map(({ value }) => value)) ?? field.kind }
}
