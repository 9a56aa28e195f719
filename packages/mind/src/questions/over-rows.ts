import type { Problem } from '../effects/solution.ts'
import { LEXICONS, type Superlative } from '../lexicon/index.ts'
import { coveredBy, type Needed } from '../match/need.ts'
import type { Entry } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { type Word, wordsOf } from '../read/words.ts'
import { isVerb, readAbout, type Said } from './about.ts'
import { boundsIn, columnOf } from './bounds.ts'
import { cellOf, columnFor, isFigures, isOf, type List, listsOf, measure, nameOf } from './lists.ts'
import { type Answered, isSaid } from './lookup.ts'

/** How many, which, the highest, all together: over every entry that was meant. */
export function answerOverRows(problem: Problem): Answered | undefined {
  const answers = listsOf(problem).flatMap((list) => {
    const answer = answerOver(list, problem)
    return answer ? [{ ...answer, over: list.entries[0]?.list, cost: answer.cost + 1 / list.entries.length }] : []
  })
  return answers.sort((a, b) => a.cost - b.cost)[0]
}

function answerOver(list: List, problem: Problem): Answered | undefined {
  const about = readAbout(list, problem)
  if (!about) return undefined
  const { clause } = problem
  const { meant, byColumn, byEntry, left, cost, telling, said } = about
  const shows = meant[0]?.text.slice(0, 200) ?? ''
  const kept = { left, cost, alike: [], guessed: about.guessed }
  const order = superlativeIn(clause.words, problem)
  if (order) return extreme(order, about, problem)
  const counts = clause.asks?.kind === 'count' || isVerb('counts', problem)
  const isSum = problem.needed.some(({ weight }) => weight === 'sum') || isVerb('adds', problem)
  // "How many hours in total" adds up a column; "how many chairs altogether" counts.
  const figures = list.columns.filter((column) => isFigures(column, meant))
  const isNamed = columnFor(figures, [...byColumn, ...byEntry], problem) !== undefined
  if (isSum && (!counts || isNamed)) return total([...byColumn, ...byEntry], about, problem)
  if (counts) return { answer: String(meant.length), shows, ...kept, from: meant.map(callEntry) }
  if (clause.asks?.kind === 'amount') return total(byColumn, about, problem)
  // Each by its name, or by the column that was asked for.
  const bounded = boundsIn(problem).map((bound) => columnOf(bound, list, problem))
  const asked = askedColumns(about, problem).filter((column) => !bounded.includes(column))
  const column = columnFor(asked, byColumn, problem)
  const names = meant.map((entry) => (column ? cellOf(entry, column) : '') || callEntry(entry))
  const kind = clause.asks?.kind
  if (kind === 'time' || kind === 'place') return undefined
  // "Give me their numbers" is about those that were found before.
  if (telling.length === 0 && clause.words.some((_, at) => phrases(problem.language, 'it').at(clause.words, at) > 0))
    return undefined
  const isAll = problem.needed.some(({ weight }) => weight === 'all') || said.length === 0 || (!clause.asks && !column)
  if (telling.length === 0 && boundsIn(problem).length === 0 && !isAll) return undefined
  // What was said is no answer.
  const answer = names.filter(Boolean).join(', ')
  if (answer === '' || isSaid(answer, problem)) return undefined
  return { answer, shows, ...kept, cost: cost + (telling.length > 0 ? 0.5 : 1.5) }
}

/** Those that do not say which entries are meant: in "whose department is Sales" the department is known. */
const askedColumns = ({ list, meant, telling }: Said, { language }: Problem): string[] =>
  list.columns.filter((column) =>
    meant.every((entry) => coveredBy(telling, wordsOf(cellOf(entry, column), language)).length === 0),
  )

/** By its first column, or by what stands on it first. */
const callEntry = (entry: Entry): string => {
  const [first] = entry.cells
  return first?.column && /\p{L}|\d/u.test(first.text) ? first.text : nameOf(entry)
}

export function superlativeIn(
  words: readonly Word[],
  { language }: Pick<Problem, 'language'>,
): Superlative | undefined {
  const found = Object.entries(LEXICONS[language].superlatives)
    .filter(([said]) => {
      const signs = wordsOf(said, language).map(({ plain }) => plain)
      return words.some((_, at) => signs.every((sign, on) => words[at + on]?.plain === sign))
    })
    .sort(([a], [b]) => b.length - a.length)
  return found[0]?.[1]
}

/** The one at the end of an order, by what its word is about or by the column that was named. */
function extreme(order: Superlative, about: Said, problem: Problem): Answered | undefined {
  const { meant, said, left, cost, guessed } = about
  const { columns } = about.list
  const { language, clause } = problem
  const held = (column: string) => coveredBy(said, wordsOf(column, language)).length
  const most = Math.max(...columns.map(held))
  const named = columns.filter((column) => most > 0 && held(column) === most)
  const isPaid = most === 0 && clause.words.some((word) => phrases(language, 'money').has(word))
  const of = order.of ?? (isPaid ? 'price' : undefined)
  const measured = of
    ? columns.filter((column) => isOf(of, column, meant))
    : named.filter((column) => isFigures(column, meant) || isOf('date', column, meant) || isOf('price', column, meant))
  const [column, ...more] = measured.length > 1 ? measured.filter((one) => named.includes(one)) : measured
  const sized = column && more.length === 0 ? measure(meant, column) : undefined
  if (!column || !sized) return undefined
  sized.sort((a, b) => (order.most ? b.size - a.size : a.size - b.size))
  const [first, second] = sized
  if (!first) return undefined
  const others = said.filter((one) => coveredBy([one], wordsOf(column, language)).length === 0)
  const rest = columns.filter((one) => one !== column)
  const shown = columnFor(rest, others, problem)
  const call = (entry: Entry) => {
    const first = entry.cells[0]?.column === column ? cellOf(entry, rest[0] ?? '') : callEntry(entry)
    return (shown ? cellOf(entry, shown) : '') || first || nameOf(entry)
  }
  const name = call(first.entry)
  const size = cellOf(first.entry, column)
  const isAsked =
    clause.also.length > 0 ||
    (clause.asks?.kind === 'thing' &&
      order.of === undefined &&
      coveredBy(others, wordsOf(columns.join(' '), language)).length === 0)
  const alike = second && second.size === first.size ? [name, call(second.entry)] : []
  const answer = clause.asks?.kind === 'amount' ? size : isAsked ? `${name} (${size})` : name
  return { answer, shows: name, left, cost: cost - 0.5, alike, guessed, of: first.entry, told: isAsked ? 1 : 0 }
}

function total(said: readonly Needed[], about: Said, problem: Problem): Answered | undefined {
  const { meant, left, cost, list, guessed } = about
  const prices = list.columns.filter((column) => isOf('price', column, meant))
  const column = columnFor(list.columns, said, problem) ?? (prices.length === 1 ? prices[0] : undefined)
  const sized = column === undefined ? undefined : measure(meant, column)
  if (!column || !sized) return undefined
  const isSum = problem.needed.some(({ weight }) => weight === 'sum') || isVerb('adds', problem)
  if (meant.length > 1 && !isSum) return undefined
  const sum = sized.reduce((all, { size }) => all + size, 0)
  return {
    answer: String(Math.round(sum * 100) / 100),
    shows: cellOf(meant[0] as Entry, column),
    left,
    cost,
    alike: [],
    guessed,
    from: sized.map(({ entry }) => callEntry(entry)),
  }
}
