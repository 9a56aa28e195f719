import type { Problem } from '../effects/solution.ts'
import { coveredBy, type Needed, without, withoutKinds } from '../match/need.ts'
import { shownWords, wordsAround } from '../match/rank.ts'
import type { Entry } from '../page/scene.ts'
import { passableVerbs } from '../read/find-verbs.ts'
import { phrases } from '../read/phrases.ts'
import { type Word, wordsOf } from '../read/words.ts'
import { boundsIn } from './bounds.ts'
import { heldIn, pairsIn, rowWords } from './cells.ts'
import { columnFor, namedIn, namesOf, peopleIn, senderIn } from './columns.ts'
import { exceptIn } from './except.ts'
import type { Filter } from './filters.ts'
import { type Order, orderIn } from './order.ts'
import {
  isAsked,
  isHeadNoun,
  isInflected,
  isOrdered,
  isPartOfPhrase,
  isRightAfterAsking,
  isRightBefore,
  isSaid,
  isTitle,
  isVerb,
  isWholeCell,
  runIn,
  runsOf,
} from './said-of-rows.ts'
import { spansIn } from './spans.ts'
import { havingIn, lackingIn } from './states.ts'
import { type Column, callRow, type Table } from './tables.ts'

/** A question read against one table: which rows, in what order, and what of them. */
export interface Query {
  table: Table
  rows: readonly Entry[]
  /** Something was said of which rows are meant. */
  isSome: boolean
  /** Something was said of them that no row is, and no figure or day: it may be called otherwise here. */
  isStrange: boolean
  order: { column: Column; most: boolean; of: Order['of']; all: boolean; limit: number | undefined } | undefined
  /** The columns that were named, in the order they were said, without those that tell which rows are meant. */
  named: readonly Column[]
  sums: boolean
  averages: boolean
  counts: boolean
  left: readonly Needed[]
  /** Words that were passed over, though they may mean something. */
  passed: readonly Needed[]
  /** A noun that nothing on the page bears: taken for what the list is of. */
  guessed: boolean
  supposed: readonly Needed[]
  cost: number
}

const TURNS = new Set(['superlatives', 'sum', 'average', 'all', 'only'])

export function readQuery(table: Table, problem: Problem): Query | undefined {
  const { language, clause, whole } = problem
  const needed = [...problem.needed, ...statesIn(table, problem)]
  const [sample] = table.rows
  const titles = table.columns.flatMap(({ words }) => words)
  const ordering = orderIn(clause, language)
  // "Its coldest temperature" is what a column is called, and no order.
  const isTitled = ordering?.words.every((word) => titles.some(({ plain }) => plain === word.plain))
  const order = isTitled ? undefined : ordering
  const bounds = boundsIn(table, problem)
  const lacking = lackingIn(table, problem)
  const except = exceptIn(table, problem)
  if (!sample || !bounds || !lacking || !except) return undefined
  const light = phrases(language, 'light')
  const has = (weight: string) => needed.some((one) => one.weight === weight)
  let open = needed.filter(
    ({ weight, word, value }) =>
      !(TURNS.has(weight ?? '') && !(isTitled && ordering?.words.includes(word))) &&
      !order?.words.includes(word) &&
      (value !== undefined || !light.has(word)),
  )
  for (const row of order ? (['adds', 'inOrder', 'ordered'] as const) : (['adds', 'inOrder'] as const))
    open = open.filter(({ word }) => !isPartOfPhrase(clause.words, word, phrases(language, row)))
  const day = phrases(language, 'sorts.date')
  // "The days on which …": the rows are told by theirs.
  if (table.columns.some(({ sort }) => sort === 'day'))
    open = open.filter(
      ({ word, value }) => value !== undefined || !day.has({ ...word, plain: word.plain.replace(/s$/, '') }),
    )
  // "The three heaviest."
  const limit =
    order &&
    open.find(
      ({ word, value }) =>
        value?.sort === 'number' && (isRightBefore(word, order, clause.words) || isRightAfterAsking(word, clause)),
    )
  if (limit) open = without(open, [limit])
  // "The four clubs" are all of them.
  open = open.filter(({ value }) => !(value?.sort === 'number' && value.amount === table.rows.length))
  const sender = senderIn(table, open, problem)
  if (sender) open = without(open, sender.words)
  const filters: Filter[] = []
  const take = (some: readonly Filter[]) => {
    for (const one of some) {
      if (
        one.words.some((word) => !open.includes(word)) &&
        filters.some((other) => one.words.every((word) => other.words.includes(word)))
      )
        continue
      filters.push(one)
      open = without(open, one.words)
    }
  }
  take(except)
  take(bounds)
  take(spansIn(table, { ...problem, needed: open }))
  const measured = filters.length
  take(lacking)
  take(pairsIn(table, open, problem))
  const around = wordsAround(
    { under: partless(sample, table), entry: undefined },
    { ...problem, scene: { ...problem.scene, headings: wholeHeadings(table, problem) } },
  )
  // "Net weight" is a column, though some rows were weighed.
  const ofColumns = table.columns.flatMap((column) => runIn(namesOf(column, open), clause.words))
  // What led here is told by that: "Cellar pump replacement" is a job, and the pump in it a part.
  const ofWay = runIn(coveredBy(open, problem.went), clause.words)
  // Which rows: the words that some of them hold. What all of them are is told by the headings and columns.
  const byRow = open.filter((one) =>
    table.rows.some((row) => coveredBy([one], rowWords(row, table, language)).length > 0),
  )
  // "Open" in some of the rows, where "opened" is a column.
  const says = (one: Needed) => (row: Entry) =>
    rowWords(row, table, language).some(({ plain }) => plain === one.word.plain)
  const isState = (one: Needed) =>
    language === 'en' &&
    titles.some(({ plain }) => plain === `${one.word.plain}ed`) &&
    table.rows.some(says(one)) &&
    !table.rows.every(says(one))
  const isTelling = (one: Needed) =>
    isState(one) ||
    ((one.value !== undefined || !(ofColumns.includes(one) || ofWay.includes(one))) &&
      (one.value !== undefined ||
        isWholeCell(one, table, language) ||
        (coveredBy([one], around).length === 0 && coveredBy([one], titles).length === 0)))
  take(heldIn(table, byRow.filter(isTelling), problem))
  const known = filters.flatMap(({ columns }) => columns)
  const ordered = order && columnFor(order, table, open, known, problem)
  if (order && !ordered) return undefined
  if (ordered) open = without(open, ordered.words)
  take(ordered ? [] : havingIn(table, { ...problem, needed: open }).filter(({ words }) => !isAsked(words, problem)))
  open = without(open, runsOf(open, [...sample.under, problem.scene.title], problem))
  const said = [...namedIn(table, open, problem), ...(sender ? [sender] : [])]
  const people = clause.asks?.kind === 'person' && said.length === 0 ? peopleIn(table, problem) : undefined
  // A day or a figure is nobody.
  if (clause.asks?.kind === 'person' && said.length === 0 && !people && table.columns[0]?.sort !== 'words')
    return undefined
  const named = people ? [{ column: people, words: [] }] : said
  if (people)
    open = open.filter(({ word, value }) => value || !isPartOfPhrase(clause.words, word, phrases(language, 'duties')))
  open = without(
    open,
    named.flatMap(({ words }) => words),
  )
  open = without(open, coveredBy(open, around))
  open = without(open, without(byRow, byRow.filter(isTelling)))
  if (filters.length > 0) open = open.filter(({ word }) => !phrases(language, 'lasting').has(word))
  const kind = phrases(language, 'kinds.entry')
  open = withoutKinds(
    open.filter(
      ({ word }) => !kind.has(word) && !kind.has({ ...word, plain: word.plain.replace(/s$/, '') }) && !isTitle(word),
    ),
    needed,
    whole,
    language,
    shownWords(problem),
  )
  // "How high are the costs": how much there is of what was named.
  const degree = clause.asks?.kind === 'amount' ? clause.words[clause.asks.at + clause.asks.length] : undefined
  if (degree && phrases(language, 'degrees').has(degree) && named.some(({ column }) => column.sort !== 'words'))
    open = open.filter(({ word }) => word !== degree)
  const passed = open.filter(
    (one) =>
      !one.weight &&
      !one.value &&
      passableVerbs(clause.whole, language).has(one.word.from) &&
      !isOrdered(one.word, problem),
  )
  open = without(open, passed)
  // "Read the phone" wants one thing, and no list of all.
  const noun =
    open.length === 1
      ? open.find((one) => isHeadNoun(one, problem) && (clause.asks !== undefined || isInflected(one)))
      : undefined
  const left = noun ? [] : open
  const counted = noun ?? unnamedHead(byRow, table, problem)
  return {
    table,
    rows: rowsKept(table, filters, problem),
    isSome: filters.length > 0,
    isStrange: filters.slice(measured).some(({ keeps }) => !table.rows.some(keeps)),
    order:
      ordered && order
        ? {
            column: ordered.column,
            most: order.most,
            of: order.of,
            all: order.all ?? false,
            limit: limit?.value?.amount,
          }
        : undefined,
    named: named.map(({ column }) => column).filter(({ name }) => !known.includes(name)),
    sums: has('sum') || isSaid('adds', problem),
    averages: has('average'),
    counts: clause.asks?.kind === 'count' || isVerb('counts', problem),
    left,
    passed,
    guessed: counted !== undefined,
    supposed: counted ? [counted] : [],
    cost: 10 * left.length + (counted ? 3 : 0) + 2 * passed.length + 1 - 0.1 * (filters.length + named.length),
  }
}

/** "Which tickets are waiting": where no row is left, what the rows are may only by chance stand in the name of one of them. */
function rowsKept({ rows }: Table, filters: readonly Filter[], problem: Problem): readonly Entry[] {
  const kept = (some: readonly Filter[]) => rows.filter((row) => some.every(({ keeps }) => keeps(row)))
  const all = kept(filters)
  const others = filters.filter(({ words }) => !words.every((one) => isHeadNoun(one, problem)))
  const without = others.length > 0 && others.length < filters.length ? kept(others) : all
  // "How many bikes are waiting", where one of the three is called "Cargo bike".
  const isByChance = problem.clause.asks?.kind === 'count' && all.length * 2 < without.length
  return all.length === 0 || isByChance ? without : all
}

/** "Those that are out": a word that counts for little elsewhere, and is what some of the rows say. */
const statesIn = (table: Table, { clause: { words }, needed, language }: Problem): Needed[] =>
  words.flatMap((word, at) => {
    const lasting = phrases(language, 'lasting')
    // "Are still out", "loans still out".
    const isLasting = words[at - 1] !== undefined && lasting.has(words[at - 1] as Word)
    const before = words[at - 1]
    const one: Needed = { word, weight: undefined, value: undefined }
    const isState =
      before !== undefined &&
      word.small &&
      (isLasting || phrases(language, 'being').has(before)) &&
      !phrases(language, 'being').has(word) &&
      needed.every((other) => other.word !== word) &&
      isWholeCell(one, table, language)
    return isState ? [one] : []
  })

/** The first column of a board is no heading of the page. */
const wholeHeadings = ({ rows, part }: Table, { scene }: Problem): readonly string[] =>
  part ? scene.headings.filter((words) => !rows.some((row) => part.cell(row) === words)) : scene.headings

/** The headings over all parts of a list. */
const partless = (row: Entry, { part }: Table): readonly string[] =>
  part ? row.under.filter((words) => words !== part.cell(row)) : row.under

/** "How many votes": a button in every row that is called so does not say that the rows are votes. */
function unnamedHead(byRow: readonly Needed[], { rows, columns }: Table, problem: Problem): Needed | undefined {
  const { clause, language, scene } = problem
  const { asks, words } = clause
  const head =
    asks?.kind === 'count' ? byRow.find(({ word }) => words.indexOf(word) === asks.at + asks.length) : undefined
  if (!head || head.value || head.weight) return undefined
  const named = [scene.title, ...scene.headings, ...columns.map(({ name }) => name), ...rows.map(callRow)]
  const isNamed = coveredBy([head], wordsOf(named.join(' · '), language)).length > 0
  const isPressed = rows.every(({ things }) =>
    things.some(({ name }) => coveredBy([head], wordsOf(name, language)).length > 0),
  )
  return isPressed && !isNamed ? head : undefined
}
