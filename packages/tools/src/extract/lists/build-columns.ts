import type { Element } from '../page/tree.ts'
import { readSlots, type Slot } from './read-slots.ts'

export interface Column {
  key: string
  what: Slot['what']
  slots: (Slot | undefined)[]
  /** In how many of the records it has a value, 0 to 1. */
  filled: number
  /** How many different values it has, of those it has. */
  distinct: number
  /** Place in the record, for what comes first. */
  at: number
  /** The share of its values that are prices, once somebody asked. */
  priced?: number
  /** The same text in every record that stands before it, such as `Price:`. */
  label?: string
}

/** The records side by side: what lies at the same place in each is one column; `heads` names the cells of table rows. */
export function buildColumns(records: Element[][], heads: string[] = [], only?: ReadonlySet<string>): Column[] {
  const columns = new Map<string, Column>()
  for (const [row, slots] of readSlots(records, only).entries()) {
    for (const slot of slots) {
      const column = columns.get(slot.key) ?? newColumn(slot, columns)
      column.slots[row] = slot
    }
  }
  const measured = [...columns.values()]
    .map((column) => measure(column, records.length))
    .filter(({ filled }) => filled >= 0.1)
  return heads.length > 0 ? measured.map((column) => withHead(column, heads)) : withLabels(measured)
}

function newColumn({ key, what }: Slot, columns: Map<string, Column>): Column {
  const column = { key, what, slots: [], filled: 0, distinct: 0, at: columns.size }
  columns.set(key, column)
  return column
}

function withHead(column: Column, heads: string[]): Column {
  const label = heads[Number(/\/cell(\d+)/.exec(column.key)?.[1] ?? -1)]
  return label ? { ...column, label } : column
}

function measure(column: Column, records: number): Column {
  const values = column.slots.filter((slot) => slot !== undefined).map(({ value }) => value)
  return { ...column, filled: values.length / records, distinct: new Set(values).size / values.length }
}

/** What is the same in all is a label for what differs after it. */
function withLabels(columns: Column[]): Column[] {
  let label: string | undefined
  return columns.map((column) => {
    if (column.what !== 'text') return column
    const constant = isConstant(column)
    const own = label
    label = constant ? column.slots.find((slot) => slot !== undefined)?.value : undefined
    return own !== undefined && !constant ? { ...column, label: own } : column
  })
}

export const isConstant = ({ slots, distinct, filled }: Column): boolean =>
  filled > 0.5 && slots.length > 2 && distinct <= 1 / Math.max(2, slots.length * filled - 0.5)
