import type { Problem } from '../effects/solution.ts'
import { coveredBy } from '../match/need.ts'
import type { Entry } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import { peopleIn } from './columns.ts'
import { acrossRow, type Found, figureOf, timesOf, toldOf } from './figures.ts'
import { type Answered, isSaid } from './lookup.ts'
import { costs, isHead, measureOf } from './measure.ts'
import { type Query, readQuery } from './query.ts'
import { type Column, callRow, callWhole, nameOf, tablesOf } from './tables.ts'

/** How many, which, the highest, all together: over every row that was meant. */
export function answerOverRows(problem: Problem): Answered | undefined {
  const answers = tablesOf(problem.scene, problem.language).flatMap((table) => {
    const query = readQuery(table, problem)
    const found = query && answerBy(query, problem)
    if (!query || !found) return []
    const { left, guessed, supposed, passed, cost } = query
    const size = { over: table.rows, cost: cost + (found.cost ?? 0) + 1 / table.rows.length }
    return [{ left, passed, supposed, alike: [], guessed: guessed || passed.length > 0, ...found, ...size }]
  })
  return answers.sort((a, b) => a.cost - b.cost)[0]
}

function answerBy(query: Query, problem: Problem): Found | undefined {
  const { rows, order, averages, sums, counts, named, table } = query
  const { clause, language } = problem
  if (order?.all || order?.limit)
    return listed({ ...query, rows: inOrder(rows, order).slice(0, order.limit ?? rows.length), isSome: true }, problem)
  if (order) return extreme(query, order, problem)
  const kind = clause.asks?.kind
  const measure = measureOf(query, problem)
  if (rows.length > 0 && averages) return measure && figureOf(query, measure, { mean: true, decimals: clause.decimals })
  // "How many hours" adds up a column; "how many chairs altogether" counts.
  if (rows.length > 0 && sums && (!counts || measure))
    return measure && figureOf(query, measure, { decimals: clause.decimals })
  if (sums && !measure && rows.length === 1 && table.rows.length > 1) return acrossRow(query, problem.language)
  if (counts && measure && rows.length > 0 && named[0] === measure && isHead(measure, problem))
    return figureOf(query, measure)
  // "How many markers are in stock": of the one thing that is called so, what its figure says.
  const [one, ...others] = rows
  const told = counts && one && others.length === 0 && table.rows.length > 1 ? toldOf(one, query) : undefined
  if (told) return { answer: told, shows: told, from: [callRow(one as Entry)] }
  // "How many seats" where a column is called so, and tells no figure.
  const isCountedSo = (column: Column) =>
    column.sort === 'words' && column !== query.table.columns[0] && isHead(column, problem)
  if (counts && named.some(isCountedSo)) return undefined
  // "How many of us": the rows are of something else.
  if (counts && ofWhom(clause, language)) return undefined
  // A column tells how many: that no row was found does not.
  if (counts && rows.length === 0 && measure && named[0] === measure && isHead(measure, problem)) return undefined
  // Of few, none may be what the page calls otherwise.
  if (counts && rows.length === 0 && (query.isStrange || table.rows.length < FEW)) return undefined
  const times = counts ? timesOf(query, problem) : undefined
  if (times !== undefined)
    return { answer: String(times), shows: rows[0]?.text.slice(0, 200) ?? '', from: rows.map(callRow) }
  if (counts) return { answer: String(rows.length), shows: rows[0]?.text.slice(0, 200) ?? '', from: rows.map(callRow) }
  if (rows.length === 0) return undefined
  const isCost = kind === 'thing' && measure?.sort === 'price' && costs(clause, language)
  if (kind === 'amount' || isCost) return measure && rows.length === 1 ? figureOf(query, measure) : undefined
  return kind === 'time' || kind === 'place' ? undefined : listed(query, problem)
}

const FEW = 5

const ofWhom = ({ asks, words }: Problem['clause'], language: Problem['language']): boolean => {
  const behind = asks ? words.slice(asks.at + asks.length, asks.at + asks.length + 2) : []
  return behind.some((word) => phrases(language, 'us').has(word))
}

/** Those of which it is not known stand last. */
function inOrder(rows: Query['rows'], { column, most }: NonNullable<Query['order']>): Query['rows'] {
  const size = (row: Entry) => column.size(row) ?? (most ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY)
  return [...rows].sort((a, b) => (most ? size(b) - size(a) : size(a) - size(b)))
}

/** The one at the end of an order, by what its word is about or by the column that was named. */
function extreme(
  { rows, named, table }: Query,
  { column, most, of }: NonNullable<Query['order']>,
  problem: Problem,
): Found | undefined {
  const { clause } = problem
  const sized = rows.flatMap((row) => {
    const size = column.size(row)
    return size === undefined ? [] : [{ row, size }]
  })
  const noted = rows.filter((row) => column.cell(row).trim() !== '')
  if (sized.length === 0 || sized.length < noted.filter((row) => /\d/.test(column.cell(row))).length) return undefined
  sized.sort((a, b) => (most ? b.size - a.size : a.size - b.size))
  const [first, second] = sized
  if (!first) return undefined
  const asked = named.filter((one) => one !== column)
  const call = (row: Entry) => {
    const told = asked.map((one) => one.cell(row)).filter(Boolean)
    if (told.length > 0) return told.join(', ')
    return (row.cells[0]?.column === column.name ? table.columns[1]?.cell(row) : callIn(table, row)) || nameOf(row)
  }
  const name = call(first.row)
  const size = column.cell(first.row)
  const isWanted = clause.also.length > 0 || (clause.asks?.kind === 'thing' && of === undefined && asked.length === 0)
  const alike = second && second.size === first.size ? [name, call(second.row)] : []
  // "… and whose is it?"
  const owner = clause.also.includes('person') ? ownerOf(first.row, table, problem) : undefined
  const own = clause.asks?.kind === 'amount' ? size : isWanted && !owner ? `${name} (${size})` : name
  // How much it is tells neither when nor where.
  const isTold = isWanted && clause.also.every((kind) => kind === 'amount' || kind === 'count')
  const answer = owner && owner !== own ? `${own} – ${owner}` : own
  return { answer, shows: name, cost: -0.5, alike, of: first.row, told: isTold || owner ? 1 : 0 }
}

const ownerOf = (row: Entry, table: Query['table'], problem: Problem): string =>
  peopleIn(table, problem)?.cell(row) || callRow(row)

/** "On which shelf is the trumpet?": who names a thing does not ask what it is called. */
const areSaid = (names: readonly string[], { needed, language, clause: { asks, words } }: Problem): boolean => {
  // "Which thread": what they all are names none of them.
  const head = asks ? words[asks.at + asks.length] : undefined
  const telling = needed.filter(({ word, weight }) => !weight && word !== head)
  return names.every((name) => coveredBy(telling, wordsOf(name, language)).length > 0)
}

/** By its first column, and the second where several rows have the same first. */
function callIn({ rows, columns }: Query['table'], row: Entry): string {
  const [first, second] = columns
  const name = callWhole(row)
  const isShared = new Set(rows.map(callRow)).size < rows.length
  // A bare number says little to whoever asks; what it is called stands beside it.
  const calls =
    second !== undefined && rows.length > 1 && new Set(rows.map((one) => second.cell(one))).size === rows.length
  const isBare = /^\d+$/.test(name) && calls && second.sort === 'words'
  return (isShared || isBare) && first?.cell(row) === name && second
    ? [name, second.cell(row)].filter(Boolean).join(' ')
    : name
}

/** Each by its name, or by the columns that were asked for. */
function listed({ rows, named, isSome, table }: Query, problem: Problem): Found | undefined {
  const { clause, needed, language } = problem
  // "Give me their numbers" is about those that were found before.
  const refers = clause.words.some((_, at) => phrases(language, 'it').at(clause.words, at) > 0)
  if (!isSome && refers) return undefined
  const isAll =
    needed.some(({ weight }) => weight === 'all') || needed.length === 0 || (!clause.asks && named.length === 0)
  if (!isSome && (!isAll || clause.asks?.kind === 'person')) return undefined
  // "The fee of each": whose it is belongs to it.
  const isEach = rows.length > 1 && needed.some(({ weight }) => weight === 'all')
  const names = rows.map((row) => {
    const told = named
      .map((column) => column.cell(row))
      .filter(Boolean)
      .join(' – ')
    const name = (isEach && nameOf(row)) || callIn(table, row)
    return told === '' ? name : isEach && !told.includes(name) ? `${name}: ${told}` : told
  })
  const answer = names.filter(Boolean).join(', ')
  // What was said is no answer.
  if (answer === '' || isSaid(answer, problem) || (clause.asks && named.length === 0 && areSaid(names, problem)))
    return undefined
  const [first] = rows
  const shows = first ? named.map((column) => column.cell(first)).find(Boolean) || callRow(first) : ''
  return { answer, shows: shows.slice(0, 200), cost: isSome ? 0.5 : 1.5, from: rows.map(callRow) }
}
