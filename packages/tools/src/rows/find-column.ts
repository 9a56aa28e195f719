import { likeness } from '../browser/ground/words.ts'
import { readField } from '../extract/details/fields.ts'
import { fitLabel } from '../extract/details/fit-label.ts'
import type { Row } from './row.ts'

/** The column that is meant by a word: its own name, a name for the same, or something like it. */
export function findColumn(rows: readonly Row[], wanted: string): string | undefined {
  const names = [...new Set(rows.slice(0, 50).flatMap(Object.keys))]
  const plain = wanted.toLowerCase().trim()
  const exact = names.find((name) => name.toLowerCase() === plain)
  if (exact !== undefined || plain === '') return exact
  const field = readField(wanted)
  const scored = names.map((name) => ({ name, score: Math.max(fitLabel(name, field), likeness(wanted, name)) }))
  const [best] = scored.sort((a, b) => b.score - a.score)
  if (best && best.score >= 0.5) return best.name
  const other = INSTEAD[plain]
  if (other !== undefined) return names.find((name) => likeness(other, name) >= 0.5)
  return NAME.test(plain) ? names.find((name) => isCalled(rows, name)) : undefined
}

/** The newest is by its year where no date is told, and the other way round. */
const INSTEAD: Record<string, string> = { date: 'year', year: 'date' }
const NAME = /^(?:name|title)s?$/u

/** A row without a name goes by the first words it says. */
const isCalled = (rows: readonly Row[], name: string): boolean =>
  rows.slice(0, 50).every((row) => typeof row[name] === 'string' && /\p{L}{2}/u.test(String(row[name])))
