import type { Field, Kind } from '../details/fields.ts'
import { type Column, isConstant } from './build-columns.ts'
import type { Match } from './match-fields.ts'
import { scoreColumn } from './score-column.ts'

const KINDS: Kind[] = ['money', 'date', 'phone', 'email']

/** Without wishes: every column that differs from record to record, named by what it is. */
export function nameColumns(columns: Column[]): Match[] {
  const used = new Set<string>()
  return columns
    .filter((column) => column.filled >= 0.5 && !isConstant(column) && column.distinct > 0.1)
    .filter((column, at, all) => !all.slice(0, at).some((earlier) => sameValues(earlier, column)))
    .filter((column, _, all) => all.filter((other) => liesIn(other, column)).length < 2)
    .slice(0, 20)
    .map((column) => {
      const field = fieldOf(column, used)
      return { field, columns: [column], score: 1 }
    })
}

function fieldOf(column: Column, used: Set<string>): Field {
  const kind = kindOf(column)
  const base =
    column.label?.replace(/[:：\s]+$/, '').toLowerCase() ||
    (kind === 'money' ? 'price' : kind === 'title' ? 'name' : kind)
  let name = base
  for (let time = 2; used.has(name); time += 1) name = `${base} ${time}`
  used.add(name)
  return { wanted: name, kind: kind === 'title' ? 'text' : kind, names: [name], many: false }
}

function kindOf(column: Column): Kind {
  if (column.what !== 'text') return column.what
  const kind = KINDS.find((one) => scoreColumn(column, { wanted: '', kind: one, names: [], many: false }) > 0.4)
  if (kind) return kind
  return scoreColumn(column, { wanted: '', kind: 'title', names: [], many: false }) > 0.75 ? 'title' : 'text'
}

/** A line whose pieces are columns of their own says them again, run together: "Chair 1" and "$40" are not "Chair 1$40". */
function liesIn(inner: Column, outer: Column): boolean {
  if (inner === outer || inner.what !== 'text' || outer.what !== 'text') return false
  const both = inner.slots.flatMap((slot, at) => {
    const around = outer.slots[at]
    return slot && around ? [{ slot, around }] : []
  })
  const within = both.filter(
    ({ slot, around }) =>
      slot.value !== around.value &&
      around.value.includes(slot.value) &&
      slot.element.order >= around.element.order &&
      slot.element.end <= around.element.end,
  )
  return both.length > 0 && within.length >= both.length * 0.8
}

const sameValues = (a: Column, b: Column): boolean =>
  a.what === b.what &&
  a.slots.length === b.slots.length &&
  a.slots.every((slot, at) => slot?.value === b.slots[at]?.value)
