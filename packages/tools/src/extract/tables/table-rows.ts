import { readMoney } from '@app/values'
import type { Field, Kind } from '../details/fields.ts'
import { readField } from '../details/fields.ts'
import { fitLabel } from '../details/fit-label.ts'
import type { Element } from '../page/tree.ts'
import type { ReadRows, Row } from '../rows/rows.ts'
import { type Surroundings, typedValue } from '../typed-value.ts'
import type { Cell } from './list-cells.ts'
import type { Table } from './read-table.ts'

interface Taken {
  name: string
  kind: Kind
  at: number
}

/** The table as typed rows: the wanted columns, or all of them under their own names. */
export function tableRows(table: Table, wanted: string[], around: Surroundings): ReadRows {
  const taken = wanted.length > 0 ? wantedColumns(table, wanted.map(readField)) : allColumns(table)
  const found = new Set(taken.map(({ name }) => name))
  return {
    rows: table.cells.map((cells) => toRow(cells, taken, around)),
    fields: taken.map(({ name, kind }) => ({ name, kind })),
    missing: wanted.filter((name) => !found.has(name)),
  }
}

const toRow = (cells: (Cell | undefined)[], taken: Taken[], around: Surroundings): Row =>
  Object.fromEntries(
    taken.map(({ name, kind, at }) => {
      const text = cells[at] ? textIn(cells[at], kind) : ''
      return [name, text === '' ? null : typedValue(text, kind, around)]
    }),
  )

/** Least fit at which a heading is believed to name the field. */
const LEAST = 0.5

function wantedColumns({ header, rows, cells }: Table, fields: Field[]): Taken[] {
  return fields.flatMap((field) => {
    const fits = header.map((name) => fitLabel(name, field))
    const best = Math.max(0, ...fits)
    if (best >= LEAST) {
      const at = fits.indexOf(best)
      return [{ name: field.wanted, kind: kindOf(field, rows, at), at }]
    }
    const at = field.kind === 'link' || field.kind === 'image' ? columnWith(cells, field.kind) : -1
    return at < 0 ? [] : [{ name: field.wanted, kind: field.kind, at }]
  })
}

function allColumns({ header, rows }: Table): Taken[] {
  const used = new Set<string>()
  return header.map((heading, at) => {
    const base = heading || `column ${at + 1}`
    let name = base
    for (let time = 2; used.has(name); time += 1) name = `${base} ${time}`
    used.add(name)
    return { name, kind: kindOf({ ...readField(heading), kind: 'text' }, rows, at), at }
  })
}

/** What is a number or a price in nearly all rows is one; a heading alone proves nothing. */
function kindOf({ kind }: Field, rows: string[][], at: number): Kind {
  const texts = rows
    .map((row) => row[at] ?? '')
    .filter((text) => text !== '')
    .slice(0, 50)
  const most = texts.length * 0.9
  if (
    texts.length > 0 &&
    texts.filter((text) => /^[-−+]?[\d.,\s']*\d%?$/.test(text) && !DIALLED.test(text)).length >= most &&
    kind !== 'date'
  )
    return kind === 'money' ? 'money' : 'number'
  if (
    texts.length > 0 &&
    texts.filter((text) => text.length < 40 && readMoney(text)?.currency !== undefined).length >= most
  )
    return 'money'
  return kind === 'title' || kind === 'number' || kind === 'money' ? 'text' : kind
}

/** A telephone number or a code with a leading zero is read out, not reckoned with. */
const DIALLED = /^\+\d{1,3}[\s.]\d|^0\d/

const columnWith = (cells: (Cell | undefined)[][], kind: 'link' | 'image'): number =>
  (cells[0] ?? []).findIndex(
    (_, at) => cells.filter((row) => row[at] && textIn(row[at], kind) !== '').length > cells.length / 2,
  )

function textIn({ element, text }: Cell, kind: Kind): string {
  if (kind === 'link') return find(element, 'a')?.attributes.href ?? ''
  if (kind === 'image') return find(element, 'img')?.attributes.src ?? ''
  return text
}

function find(element: Element, tag: string): Element | undefined {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const found = child.tag === tag ? child : find(child, tag)
    if (found) return found
  }
  return undefined
}
