import type { Problem } from '../effects/solution.ts'
import { type Comparison, LEXICONS } from '../lexicon/index.ts'
import { unitOf } from '../lexicon/units.ts'
import { coveredBy, type Needed, without } from '../match/need.ts'
import { phrases } from '../read/phrases.ts'
import type { Value } from '../read/values.ts'
import { type Word, wordsOf } from '../read/words.ts'
import type { Filter } from './filters.ts'
import { type Column, type Table, withoutPer } from './tables.ts'

/** A comparison in the words: which, and where. */
interface Compared {
  comparison: Comparison
  words: readonly Word[]
}

/** As many letters may stand between the word and its figure: "more than the 4 …". */
const NEAR = 6
/** So many words may stand between a column and what it is held against: "a rate that is below". */
const CLOSE = 3

/** "More than 4 euros", "before 3 May", "below their minimum". Nothing where it cannot be told which column is meant. */
export function boundsIn(table: Table, problem: Problem): Filter[] | undefined {
  const filters: Filter[] = []
  for (const compared of comparedIn(problem)) {
    const value = valueNear(compared, problem)
    if (!value) {
      const against = columnAfter(compared, table, problem)
      if (against) filters.push(against)
      continue
    }
    const bound = byValue(compared, value, table, problem)
    if (!bound) return undefined
    filters.push(bound)
  }
  return filters
}

/** The longest first: "no more than" is not "more than". */
function comparedIn({ clause, language }: Problem): Compared[] {
  const { words } = clause
  const found = Object.entries(LEXICONS[language].compares).flatMap(([said, comparison]) => {
    const signs = wordsOf(said, language).map(({ plain }) => plain)
    return words.flatMap((_, at) => {
      const own = signs.length > 0 ? (inRow(signs, words, at) ?? parted(signs, words, at)) : undefined
      return own ? [{ comparison, words: own }] : []
    })
  })
  return found.filter(
    (one) =>
      !found.some(
        (other) => other.words.length > one.words.length && one.words.every((word) => other.words.includes(word)),
      ),
  )
}

const inRow = (signs: readonly string[], words: readonly Word[], at: number): readonly Word[] | undefined =>
  signs.every((sign, on) => words[at + on]?.plain === sign) ? words.slice(at, at + signs.length) : undefined

/** "Less in stock than the minimum": what is held against it may stand between the two. */
function parted(signs: readonly string[], words: readonly Word[], at: number): readonly Word[] | undefined {
  const [first, last, ...more] = signs
  const [from, to] = [words[at], words.slice(at + 2, at + MOST_BETWEEN).find(({ plain }) => plain === last)]
  return last && more.length === 0 && from?.plain === first && from && to ? [from, to] : undefined
}
const MOST_BETWEEN = 6

/** The figure or day that follows it, or stands before "or more". */
function valueNear({ words }: Compared, { clause }: Problem): Value | undefined {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return undefined
  const values = clause.values.filter(({ sort }) => sort !== 'quote')
  return (
    values.find(({ from }) => from >= last.to && from - last.to <= NEAR) ??
    (words.length > 1 ? values.find(({ to }) => to <= first.from && first.from - to <= 2) : undefined)
  )
}

function byValue(compared: Compared, value: Value, table: Table, problem: Problem): Filter | undefined {
  const { needed, clause } = problem
  const unit = clause.words.find(({ from }) => from >= value.to && from - value.to <= 2)
  const sign = value.sort === 'percent' ? '%' : unitOf(unit?.plain ?? '')
  const isTemporal = phrases(problem.language, 'temporal').at(compared.words, 0) === compared.words.length
  const ranked = table.columns
    .filter((column) => takes(column, value) && (column.sort === 'day' || !isTemporal))
    .map((column) => {
      const named = coveredBy(needed, column.words)
      const close = named.filter(({ word }) => isJustBefore(word, compared, problem))
      const score =
        (sign && column.units.has(sign) ? 4 : 0) +
        (unit &&
        coveredBy(
          needed.filter(({ word }) => word === unit),
          wordsOf(withoutPer(column.name), problem.language),
        ).length > 0
          ? 4
          : 0) +
        (value.sort === 'money' && column.sort === 'price' ? 3 : 0) +
        (close.length > 0 ? 3 : 0) +
        (named.length > 0 ? 1 : 0)
      return { column, close, score }
    })
    .sort((a, b) => b.score - a.score)
  const [first, second] = ranked
  if (!first || (second && second.score === first.score)) return undefined
  const { column, close } = first
  const isUnit =
    sign !== undefined ||
    (unit &&
      coveredBy(
        needed.filter(({ word }) => word === unit),
        column.words,
      ).length > 0)
  const words = needed.filter(
    (one) =>
      one.value === value || compared.words.includes(one.word) || close.includes(one) || (isUnit && one.word === unit),
  )
  const limit = limitOf(inYearOf(value, column, table), column, compared.comparison)
  if (limit === undefined) return undefined
  return {
    words,
    columns: [column.name],
    keeps: (row) => {
      const size = column.size(row)
      return size !== undefined && holds(size, compared.comparison, limit)
    },
  }
}

const takes = (column: Column, { sort, text }: Value): boolean => {
  if (sort === 'date') return column.sort === 'day'
  if (column.sort === 'day') return sort === 'number' && /^\d{4}$/.test(text)
  return column.sort !== 'words'
}

/** "Before 20 June": of the year the column is in, or of none where it says none either. */
function inYearOf(value: Value, column: Column, { rows }: Table): Value {
  if (!value.anyYear) return value
  const years = rows.flatMap((row) => column.size(row) ?? []).map((size) => new Date(size).getUTCFullYear())
  const often = (year: number) => years.filter((one) => one === year).length
  const [year] = years.toSorted((a, b) => often(b) - often(a))
  return year === undefined ? value : { ...value, text: `${year}${value.text.slice(4)}` }
}

/** A bare year is held against days by its first or its last one. */
function limitOf({ sort, text, amount }: Value, column: Column, comparison: Comparison): number | undefined {
  const isYear = sort === 'number' && column.sort === 'day'
  const isEnd = comparison === '>' || comparison === '<='
  const limit = isYear
    ? Date.UTC(Number(text), isEnd ? 11 : 0, isEnd ? 31 : 1)
    : sort === 'date'
      ? Date.parse(text.slice(0, 10))
      : (amount ?? Number(text))
  return Number.isNaN(limit) ? undefined : limit
}

/** "Below their minimum": one column is held against another. */
function columnAfter(compared: Compared, { columns }: Table, { clause, needed }: Problem): Filter | undefined {
  const end = compared.words.at(-1)?.to ?? 0
  const next = clause.words.find(({ small, from }) => from >= end && !small)
  const figures = columns.filter(({ sort }) => sort === 'figure' || sort === 'price')
  const best = (some: readonly Column[], words: readonly Needed[]) => {
    const ranked = some
      .map((column) => ({ column, named: coveredBy(words, column.words) }))
      .sort((a, b) => b.named.length - a.named.length)
    const [first, second] = ranked
    return first && (first.named.length > (second?.named.length ?? 0) || !second) ? first : undefined
  }
  // "Than the hours their service is due at": all that is said of it tells which it is.
  const limit = best(
    figures,
    needed.filter(({ word }) => word.from >= end),
  )
  if (!limit?.named.some(({ word }) => word === next)) return undefined
  const rest = needed.filter(({ word }) => word.from < end && !compared.words.includes(word))
  const others = without(figures, [limit.column])
  const alike = others.filter(({ sort }) => sort === limit.column.sort)
  // Nobody said what is below the minimum stock: the stock, or the only figure of its kind.
  const [own, ...more] = others.filter(({ name }) => isPartOfName(name, limit.column.name))
  const only = own && more.length === 0 ? own : alike.length === 1 ? alike[0] : undefined
  const first = best(others, rest) ?? (only && { column: only, named: [] })
  if (!first) return undefined
  const words = needed.filter(
    (one) => compared.words.includes(one.word) || limit.named.includes(one) || first.named.includes(one),
  )
  return {
    words,
    columns: [first.column.name, limit.column.name],
    keeps: (row) => {
      const [size, edge] = [first.column.size(row), limit.column.size(row)]
      return size !== undefined && edge !== undefined && holds(size, compared.comparison, edge)
    },
  }
}

/** "Bestand" in "Mindestbestand", "Stock" in "Minimum stock". */
const isPartOfName = (name: string, whole: string): boolean =>
  name.length > 2 && whole.toLowerCase().endsWith(name.trim().toLowerCase())

const isJustBefore = (word: Word, { words }: Compared, { clause }: Problem): boolean => {
  const distance = clause.words.indexOf(words[0] as Word) - clause.words.indexOf(word)
  return clause.words.includes(word) && distance > 0 && distance <= CLOSE
}

const holds = (size: number, comparison: Comparison, limit: number): boolean => {
  if (comparison === '>') return size > limit
  if (comparison === '<') return size < limit
  return comparison === '>=' ? size >= limit : size <= limit
}
