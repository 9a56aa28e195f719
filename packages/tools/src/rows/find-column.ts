import { likeness } from '../browser/ground/words.ts'
import { readField } from '../extract/details/fields.ts'
import { fitLabel } from '../extract/details/fit-label.ts'
import type { Row } from './row.ts'

/** The column that is meant by a word: its own name, a name for the same, something like it, or what stands in for it. */
export function findColumn(rows: readonly Row[], wanted: string): string | undefined {
  const found = findCalled(rows, wanted)
  if (found !== undefined) return found
  const plain = wanted.toLowerCase().trim()
  const names = namesOf(rows)
  const other = INSTEAD[plain]
  if (other !== undefined) return names.find((name) => likeness(other, name) >= 0.5)
  return NAME.test(plain) ? names.find((name) => isCalled(rows, name)) : undefined
}

/** Whether nothing is called so, and something else stands in for it. */
export const isStandIn = (rows: readonly Row[], wanted: string): boolean =>
  findCalled(rows, wanted) === undefined && findColumn(rows, wanted) !== undefined

const namesOf = (rows: readonly Row[]): string[] => [...new Set(rows.slice(0, 50).flatMap(Object.keys))]

function findCalled(rows: readonly Row[], wanted: string): string | undefined {
  const names = namesOf(rows)
  const plain = wanted.toLowerCase().trim()
  const exact = names.find((name) => name.toLowerCase() === plain)
  if (exact !== undefined || plain === '') return exact
  const field = readField(wanted)
  const scored = names.map((name) => ({ name, score: Math.max(fitLabel(name, field), likeness(wanted, name)) }))
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best && best.score >= 0.5 ? best.name : undefined
}

/** The newest is by its year where no date is told, and the other way round. */
const INSTEAD: Record<string, string> = { date: 'year', year: 'date' }
const NAME = /^(?:name|title)s?$/u

/** A row without a name goes by the first words it says. */
const isCalled = (rows: readonly Row[], name: string): boolean =>
  rows.slice(0, 50).every((row) => typeof row[name] === 'string' && /\p{L}{2}/u.test(String(row[name])))
