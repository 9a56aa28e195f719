import type { Problem } from '../effects/solution.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { coveredBy, type Needed } from '../match/need.ts'
import { entryWords } from '../match/rank.ts'
import type { Entry } from '../page/scene.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, type Word, wordsOf } from '../read/words.ts'
import type { Filter } from './filters.ts'
import { type Column, isBlank, type Table } from './tables.ts'

/** A state is a word or two; what is longer is a description. */
const LONGEST_STATE = 3

/** "Not done", "unsold", "without a tenant": rows that lack what others have. Nothing where a "not" cannot be told. */
export function lackingIn(table: Table, problem: Problem): Filter[] | undefined {
  const { needed, language, clause } = problem
  const filters: Filter[] = []
  for (const not of needed.filter(({ weight }) => weight === 'not')) {
    const said = needed.find(
      ({ word, weight }) => !weight && word.from >= not.word.to && !phrases(language, 'lasting').has(word),
    )
    // It must stand with it: "not done yet", "have not been digitised".
    const between = said ? clause.words.filter(({ from }) => from >= not.word.to && from < said.word.from) : []
    const isNext = between.every((word) => word.small || phrases(language, 'lasting').has(word))
    const written = said && sayingSo([not, said], table, language)
    if (written) {
      filters.push(written)
      continue
    }
    const filter =
      said && isNext ? (lackingOf(not, table, problem) ?? lacking(said.word, [not, said], table, problem)) : undefined
    if (!filter) return undefined
    filters.push(filter)
  }
  for (const one of needed.filter(({ weight, value }) => !weight && !value)) {
    if (isHeldAnywhere(one, table, language)) continue
    const word = withoutOpposite(one.word, language)
    const filter = word && lacking(word, [one], table, problem)
    if (filter) filters.push(filter)
  }
  return filters
}

/** "No deposit paid", "don't have a letter on file": the state of a column that is named first. */
function lackingOf(not: Needed, { rows, columns }: Table, { needed, language }: Problem): Filter | undefined {
  const after = needed.filter(({ word, weight }) => !weight && word.from >= not.word.to)
  for (const column of columns) {
    const named = after.slice(
      0,
      after.findIndex(({ word }) => !isIn(word, column.words)),
    )
    const said = after[named.length]
    if (!said || named.length === 0) continue
    const says = (row: Entry) => isState(column.cell(row), said.word, language)
    if (!rows.some(says) || rows.every(says)) continue
    return { words: [not, ...named, said], columns: [column.name], keeps: (row) => !says(row) }
  }
  return undefined
}

function isState(cell: string, word: Word, language: Language): boolean {
  const said = wordsOf(cell, language)
  return said.length <= LONGEST_STATE && isIn(word, said)
}

/** Some rows say it just so: "not paid", "nobody assigned". */
function sayingSo(words: readonly [Needed, Needed], { rows, columns }: Table, language: Language): Filter | undefined {
  const [, said] = words
  const says = ({ cells, text }: Entry) =>
    (cells.length > 0 ? cells.map((cell) => cell.text) : [text]).some((part) => {
      const all = wordsOf(part, language)
      return all.some((word, at) => phrases(language, 'not').has(word) && isNextTo(all[at + 1], word, said.word))
    })
  if (!rows.some(says) || rows.every(says)) return undefined
  const column = columns.find((one) =>
    rows.some((row) => says({ ...row, cells: [{ column: one.name, text: one.cell(row) }] })),
  )
  return { words, columns: column ? [column.name] : [], keeps: says }
}
const isNextTo = (next: Word | undefined, not: Word, said: Word): boolean =>
  next !== undefined && next.from - not.to === 1 && isIn(said, [next])

function lacking(word: Word, words: readonly Needed[], table: Table, { language }: Problem): Filter | undefined {
  const columns = [...table.columns, ...(table.part ? [table.part] : [])]
  const says = (cell: string) => isState(cell, word, language)
  const state = columns.find((column) => table.rows.some((row) => says(column.cell(row))))
  if (state) return { words, columns: [state.name], keeps: (row) => !says(state.cell(row)) }
  const column = table.columns.find((one) => isIn(word, one.words) && isPartlyNoted(one, table))
  if (column) return { words, columns: [column.name], keeps: (row) => isNo(column.cell(row)) }
  return undefined
}

/** Some rows have it, and some do not. */
const isPartlyNoted = (column: Column, { rows }: Table): boolean =>
  rows.some((row) => isNo(column.cell(row))) && rows.some((row) => !isNo(column.cell(row)))

const isNo = (cell: string): boolean => isBlank(cell) || /^(?:no|nein|non|false|✗|✘|×|0|否|いいえ)$/iu.test(cell.trim())

/** "Paid", "digitised": the rows where a column of that name says yes. Only where that is all it says. */
export function havingIn(table: Table, { needed, language }: Problem): Filter[] {
  const isOff = (cell: string) => isNo(cell) || isDenied(cell, language)
  const isOn = (cell: string, { word }: Needed) => YES.test(cell.trim()) || isSaid(cell, word, language)
  return needed.flatMap((one) => {
    if (one.weight || one.value) return []
    const column = table.columns.find(
      (column) =>
        coveredBy([one], column.words).length > 0 &&
        table.rows.some((row) => isOff(column.cell(row))) &&
        table.rows.some((row) => !isOff(column.cell(row))) &&
        table.rows.every((row) => isOff(column.cell(row)) || isOn(column.cell(row), one)),
    )
    return column ? [{ words: [one], columns: [column.name], keeps: (row: Entry) => !isOff(column.cell(row)) }] : []
  })
}
/** "Not paid", of the paid. */
const isDenied = (cell: string, language: Language): boolean =>
  wordsOf(cell, language).some((word, at) => at === 0 && phrases(language, 'not').has(word))
const isSaid = (cell: string, word: Word, language: Language): boolean => {
  const [only, ...more] = wordsOf(cell, language)
  return only !== undefined && more.length === 0 && isIn(word, [only])
}
const YES = /^(?:yes|ja|oui|sí|si|true|✓|✔|☑|x|1|是|はい)$/iu

const isHeldAnywhere = (one: Needed, { rows, columns }: Table, language: Language): boolean =>
  columns.some(({ words }) => isIn(one.word, words)) ||
  rows.some((row) => coveredBy([one], entryWords(row, language)).length > 0)

/** "Unsold" without what turns it round. */
function withoutOpposite(word: Word, language: Language): Word | undefined {
  const opposite = LEXICONS[language].opposites.split('|').find((part) => word.plain.startsWith(part))
  if (!opposite || word.plain.length - opposite.length < 3) return undefined
  return wordsOf(word.plain.slice(opposite.length).replace(/^-/, ''), language)[0]
}
