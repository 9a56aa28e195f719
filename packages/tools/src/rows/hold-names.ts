import { likeness, share, tokens } from '../browser/ground/words.ts'
import { GENERIC } from './arrange.ts'
import { type Row, sayCell, sayRow } from './row.ts'

const COMMON = new Set(GENERIC)

/**
 * The rows in which everything stands that was called by its name, or nothing where one of the names stands in none: a
 * question about somebody is not answered with all the others. The name of a column, or of the page, tells no rows apart.
 */
export function rowsWith(
  rows: readonly Row[],
  names: readonly string[],
  fields: readonly string[],
  context: string,
): Row[] | undefined {
  const columns = [...fields, ...new Set(rows.slice(0, 50).flatMap(Object.keys))]
  let kept = [...rows]
  for (const name of names) {
    const words = tokens(name).filter((word) => !COMMON.has(word))
    if (words.length === 0 || columns.some((column) => likeness(name, column) >= 0.9)) continue
    const fit = kept.filter((row) => share(words, tokens(sayRow(row))) >= 0.99)
    if (fit.length > 0) kept = fit
    else if (share(words, tokens(context)) < 0.99) return undefined
  }
  return kept
}

/** Whether a text speaks of everything that was called by its name. */
export const speaksOfAll = (text: string, names: readonly string[]): boolean => {
  const all = tokens(text)
  return names.every((name) => share(tokens(name), all) >= 0.99)
}

/** Who wrote “X” is not X: what was said in the question is no answer to it. */
export const onlyRepeats = (rows: readonly Row[], field: string | undefined, names: readonly string[]): boolean => {
  if (field === undefined || names.length === 0 || rows.length === 0) return false
  const said = names.flatMap(tokens)
  return rows.every((row) => {
    const cell = tokens(sayCell(row[field]))
    return cell.length > 0 && cell.every((word) => said.includes(word))
  })
}
