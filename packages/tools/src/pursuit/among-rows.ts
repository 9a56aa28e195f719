import type { Seen } from '@app/toolkit'
import { holdsWhole, isFigure, plainWords, readDate, readNumber } from '@app/values'
import { listsIn, type Table } from './tables-in.ts'

/** Fewer are no set that one picks from. */
const FEWEST = 3
const LONGEST = 80

/**
 * Whoever answers with some rows of a table has chosen them: by their names in the goal, by what stands in them and in no
 * other, or because they are at one end of a column. The doubt in words where none of that holds, whatever language the
 * goal is in and whoever decided.
 */
export function doubtAmongRows(seen: readonly Seen[], answer: string, goal: string, now: Date): string | undefined {
  const said = { answer: plainWords(answer), goal: plainWords(goal) }
  const tables = listsIn(seen).filter(({ rows }) => rows.length >= FEWEST)
  return tables.map((table) => doubtIn(table, said, now)).find((doubt) => doubt !== undefined)
}

interface Column {
  called: string
  cells: readonly string[]
  /** Its figures or days, where all of it is that. */
  sizes: readonly number[] | undefined
}

function doubtIn(
  { columns, rows }: Table,
  { answer, goal }: { answer: string; goal: string },
  now: Date,
): string | undefined {
  const all = rows.map((_, at) => at)
  const read = columns.map((called, on): Column => {
    const cells = rows.map((row) => plainWords(row[on] ?? ''))
    return { called: plainWords(called), cells, sizes: sizesOf(cells, now) }
  })
  const key = read.find(
    ({ cells, sizes }) => !sizes && !isCategory(cells) && cells.every((cell) => /\p{L}/u.test(cell)),
  )
  // A bound in figures is not this rule's to understand.
  if (!key || /\d/.test(goal)) return undefined
  const isGiven = (at: number) => names(key.cells, at, answer)
  const isNamed = (at: number) => names(key.cells, at, goal)
  const [chosen, rest] = [all.filter(isGiven), all.filter((at) => !isGiven(at))]
  const [first] = chosen
  // All of them, by their names, or all but those that are named.
  if (first === undefined || rest.length === 0 || chosen.some(isNamed) || rest.every(isNamed)) return undefined

  const categories = read.filter(({ cells }) => isCategory(cells))
  const common = categories.filter(({ cells }) => chosen.every((at) => cells[at] === cells[first]))
  const isSaid = ({ called, cells }: Column) => isIn(goal, called) || isIn(goal, cells[first] ?? '')
  const like = (shared: readonly Column[]) =>
    all.filter((at) => shared.every(({ cells }) => cells[at] === cells[first]))
  const alike = like(common.filter(isSaid))
  const measured = read.filter(({ sizes }) => sizes)
  const meant = measured.filter(isSaid)
  // Several that share what was said are meant as all that do, and not as the first few of them.
  const mayBeAnEnd = chosen.length === 1 || alike.length === all.length
  const isToldApart =
    alike.length === chosen.length ||
    (chosen.length > 1 && like(common).length === chosen.length) ||
    categories.some(({ cells }) => rest.every((at) => chosen.every((one) => cells[one] !== cells[at]))) ||
    (mayBeAnEnd && (meant.length > 0 ? meant : measured).some(({ sizes = [] }) => isAtOneEnd(sizes, chosen, alike)))
  if (isToldApart) return undefined
  const other = rows[alike.find((at) => !isGiven(at)) ?? rest[0] ?? 0]?.find((cell) => cell !== '') ?? ''
  const given =
    chosen.length === 1
      ? 'one is given, and nothing in it tells it'
      : `${chosen.length} are given, and nothing tells them`
  return `Of ${rows.length} rows ${given} from “${other.slice(0, LONGEST)}”.`
}

/** Called so, and not only as a part of a longer name that is said. */
function names(cells: readonly string[], at: number, words: string): boolean {
  const own = cells[at] ?? ''
  if (!holdsWhole(words, own)) return false
  const longer = cells.filter((cell) => cell !== own && holdsWhole(cell, own))
  return holdsWhole(
    longer.reduce((left, cell) => left.replaceAll(cell, ' '), words),
    own,
  )
}

const isIn = (goal: string, words: string): boolean =>
  words.split(/[^\p{L}]+/u).some((word) => word.length > 2 && goal.includes(word))

/** The same few words again and again. */
const isCategory = (cells: readonly string[]): boolean =>
  new Set(cells).size < cells.length && cells.some((cell) => /\p{L}/u.test(cell))

function sizesOf(cells: readonly string[], now: Date): number[] | undefined {
  const days = cells.map((cell) => readDate(cell, { now }))
  if (days.every((day) => day !== undefined)) return days.map((day) => Date.parse(day))
  const figures = cells.map((cell) => (isFigure(cell) ? readNumber(cell) : undefined))
  return figures.every((figure) => figure !== undefined) ? figures : undefined
}

/** Beyond all others of these, on either side; who is level with one of them is not. */
function isAtOneEnd(sizes: readonly number[], chosen: readonly number[], among: readonly number[]): boolean {
  const [own, other] = [chosen, among.filter((at) => !chosen.includes(at))].map((some) =>
    some.map((at) => sizes[at] ?? 0),
  )
  if (!own || !other || other.length === 0) return false
  return Math.min(...own) > Math.max(...other) || Math.max(...own) < Math.min(...other)
}
