import type { Problem } from '../effects/solution.ts'
import { unitOf } from '../lexicon/units.ts'
import { coveredBy, coveredByLabel, looseness, type Needed, without, withoutKinds } from '../match/need.ts'
import { entryWords, shownWords, wordsAround, wordsBesides } from '../match/rank.ts'
import type { Entry, Fact } from '../page/scene.ts'
import type { Asks } from '../read/clause.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, likeness, wordsOf } from '../read/words.ts'

/** What is asked, as far as the page tells it. */
export interface Answered {
  answer: string
  /** Words of the page it was read from. */
  shows: string
  left: readonly Needed[]
  cost: number
  /** The rows it is over, where it is over all of a list. */
  over?: readonly Entry[] | undefined
  /** A noun was taken for what a list is of, though nothing on the page bears it. */
  guessed?: boolean
  /** Words that were passed over, though they may mean something. */
  passed?: readonly Needed[]
  /** What was taken for what is listed. */
  supposed?: readonly Needed[]
  /** How many of the things that were asked besides it tells. */
  told?: number
  /** The one entry it is about. */
  of?: Entry | undefined
  /** The names of the entries that were counted or added up. */
  from?: readonly string[] | undefined
  /** Others that fit as well. */
  alike: readonly string[]
}

/** "The number and the sort code of X": several columns of one entry. */
function lookUpSeveral(problem: Problem): Answered | undefined {
  const { scene, needed, language } = problem
  const solved = scene.entries.flatMap((entry) => {
    const facts = scene.facts.filter((fact) => fact.entry === entry)
    const used = facts.filter(({ label }) => coveredByLabel(needed, wordsOf(label, language)).length > 0)
    const named = used.flatMap(({ label }) => coveredByLabel(needed, wordsOf(label, language)))
    const held = coveredBy(without(needed, named), entryWords(entry, language))
    const rest = without(without(needed, named), held)
    const left = withoutKinds(
      without(rest, coveredBy(rest, wordsAround({ under: entry.under, entry: undefined }, problem))),
      needed,
      problem.whole,
      language,
      shownWords(problem),
    )
    return left.length === 0 &&
      held.length > 0 &&
      used.length > 1 &&
      isParted(
        used.map(({ label }) => label),
        problem,
      )
      ? [{ used, entry }]
      : []
  })
  const [first, ...more] = solved
  if (!first || more.length > 0) return undefined
  const answer = first.used.map(({ value }) => value).join(', ')
  return { answer, shows: first.used[0]?.value ?? '', left: [], cost: 0.5, alike: [] }
}

/** Between the names of two columns stands "and" or a comma. */
function isParted(labels: readonly string[], { needed, clause, language }: Problem): boolean {
  const spots = labels.map((label) => coveredByLabel(needed, wordsOf(label, language)).map(({ word }) => word))
  const sorted = spots
    .flatMap((words) => (words[0] ? [{ from: words[0].from, to: words.at(-1)?.to ?? 0 }] : []))
    .sort((a, b) => a.from - b.from)
  return sorted.slice(1).every(({ from }, at) => {
    const between = clause.whole.slice(sorted[at]?.to ?? 0, from)
    return /,/u.test(between) || wordsOf(between, language).some((word) => phrases(language, 'and').has(word))
  })
}

/** What was asked of the same entry besides: the only price, day or figure it has. */
function alsoOf(cells: readonly { text: string }[], { clause }: Problem, known: string): string[] {
  return clause.also.flatMap((kind) => {
    const forms = FORMS[kind] ?? []
    const fitting = forms.map((form) => cells.filter(({ text }) => text !== known && form.test(text.trim())))
    const [only] = fitting.find(({ length }) => length === 1) ?? []
    if (only) return [only.text]
    const priced = fitting.flat().find(({ text }) => /[$€£]|[.,]\d\d$/.test(text))
    return priced ? [priced.text] : []
  })
}

const FIGURE = /^[-−]?[$€£]?\s?[\d.,]+(?:\s?[$€£%]|\s\p{L}{1,8})?$/u
/** How what is asked looks, the surest form first: an hour, a day, a figure. */
const FORMS: Readonly<Partial<Record<Asks, readonly RegExp[]>>> = {
  time: [/^\d{1,2}\s?[:h]\s?\d{2}/u, /\d{1,4}[./ -](?:\d|\p{L})/u],
  amount: [FIGURE],
  count: [FIGURE],
}

interface RankedFact {
  fact: Fact
  left: Needed[]
  cost: number
}

/** One value that stands beside a name: a cell under its column, a term's meaning, a field. */
export function lookUp(problem: Problem): Answered | undefined {
  const several = lookUpSeveral(problem)
  if (several) return several
  const ranked = problem.scene.facts.flatMap((fact) => rankFact(fact, problem)).sort((a, b) => a.cost - b.cost)
  const [first] = ranked
  if (!first) return undefined
  const tied = ranked.filter(({ cost }) => cost - first.cost <= 0.25)
  const values = [...new Set(tied.map(({ fact }) => fact.value))]
  const alike =
    values.length > 1 ? tied.map(({ fact }) => `${fact.value} (${fact.entry?.text.slice(0, 60) ?? fact.label})`) : []
  const more = alsoOf(cellsBeside(first.fact, problem), problem, first.fact.value)
  return {
    answer: [first.fact.value, ...more].join(', '),
    shows: first.fact.value.slice(0, 200),
    left: first.left,
    cost: first.cost,
    of: first.fact.entry,
    told: more.length,
    alike,
  }
}

/** What stands with it: in its entry, or in the same part of the page. */
function cellsBeside({ entry, under }: Fact, { scene }: Problem): readonly { text: string }[] {
  if (entry) return entry.cells
  const part = under.join(' / ')
  return scene.facts.filter((one) => !one.entry && one.under.join(' / ') === part).map(({ value }) => ({ text: value }))
}

function rankFact(whole: Fact, problem: Problem): RankedFact[] {
  const { needed, language } = problem
  const part = partOf(whole, needed, language)
  const fact = part ? { ...whole, value: part.value } : whole
  const label = wordsOf(fact.label, language)
  // "Die größte" asks which; that a column is called "Größe" answers nothing yet.
  const named = coveredByLabel(needed, label).filter(
    ({ weight, word }) => weight !== 'superlatives' || label.some(({ plain }) => plain === word.plain),
  )
  const isImplied = named.length === 0 && isAskedFor(fact, problem)
  if (named.length === 0 && !isImplied) return []
  // What was said is no answer.
  if (isSaid(fact.value, problem)) return []
  const light = phrases(language, 'light')
  const unit = unitIn(fact.value)
  // "How many days of leave" is answered by "17 days": the unit says what is counted.
  const rest = without(needed, named).filter(
    ({ word, value }) =>
      value || !(word === part?.word || light.has(word) || (unit !== undefined && unitOf(word.plain) === unit)),
  )
  const own = fact.entry ? withoutValue(fact, language) : []
  const held = coveredBy(rest, own)
  const around = coveredBy(without(rest, held), wordsAround({ under: fact.under, entry: undefined }, problem))
  const left = withoutKinds(
    without(without(rest, held), around),
    needed,
    problem.whole,
    language,
    wordsBesides(problem),
  )
  // Of many entries, one is meant only if something of it was said.
  if (fact.entry && held.length === 0) return []
  const extra = label.filter((word) => !word.small && !needed.some((one) => likeness(one.word, word) > 0)).length
  const exact = looseness(held, own)
  const loose =
    exact + named.reduce((sum, { word }) => sum + 1 - Math.max(...label.map((other) => likeness(other, word))), 0)
  const cut = fact.entry && !isWholeName(fact.entry, needed, language) ? 0.3 : 0
  return [{ fact, left, cost: 10 * left.length + extra + loose + 0.3 * around.length + (isImplied ? 0.5 : 0) + cut }]
}

/** "The spelt loaf" is the one that is called just so, and not the "Spelt and walnut loaf". */
const isWholeName = ({ cells }: Entry, needed: readonly Needed[], language: Problem['language']): boolean =>
  cells.some(({ text }, at) => {
    const words = wordsOf(text, language).filter(({ small }) => !small)
    return (
      words.length > (at === 0 ? 0 : 1) &&
      words.every((word) =>
        isIn(
          word,
          needed.map((one) => one.word),
        ),
      )
    )
  })

/** "The phone number of her contact", where it says "Contact: Ida Berg, 0151 555 0190". */
function partOf({ label, value }: Fact, needed: readonly Needed[], language: Problem['language']) {
  const words = wordsOf(label, language)
  for (const [sense, form] of PARTS) {
    const asked = needed.find(({ word }) => word.sense === sense)
    const [only, ...more] = [...value.matchAll(form)].map(([found]) => found.trim())
    const isWhole = only === value.trim() || words.some((word) => word.sense === sense)
    if (asked && only && more.length === 0 && !isWhole) return { word: asked.word, value: only }
  }
  return undefined
}
const PARTS = [
  [wordsOf('phone', 'en')[0]?.sense, /(?<![\d.])(?:\+?\d[\d ()/-]{5,18}\d)(?!\d)/gu],
  [wordsOf('email', 'en')[0]?.sense, /[^\s@,;]+@[^\s@,;]+\.\p{L}{2,}/gu],
] as const

/** What a figure says it is of: "17 days". */
export const unitIn = (text: string): string | undefined =>
  unitOf(/^[\d.,\s]+(\p{L}+)\.?$/u.exec(text.trim())?.[1]?.toLowerCase() ?? '')

/** "How much are the figs?" asks for the price, "when" for the day, without naming it. */
function isAskedFor({ label, entry, value }: Fact, { clause, language }: Problem): boolean {
  // "Fee: £42", for who asks how much it is.
  if (!entry)
    return (
      clause.asks?.kind === 'amount' &&
      /[$€£¥]/.test(value) &&
      wordsOf(label, language).some((word) => phrases(language, 'money').has(word))
    )
  const cells = entry.cells.filter(({ text }) => text.trim() !== '')
  const alone = (form: RegExp) => form.test(value) && cells.filter(({ text }) => form.test(text)).length === 1
  if (clause.asks?.kind === 'amount') return alone(/^(?:[$€£¥]\s?\d|\d[\d.,]*\s?[€£¥])/u)
  if (clause.asks?.kind === 'time')
    return alone(/^\d{1,4}[./ -]\s?(?:\d{1,2}|\p{L}{3,10}\.?)[./ ,-]\s?\d{1,4}$|^\p{L}{3,10}\.?\s\d{1,2},?\s\d{4}$/u)
  return clause.asks?.kind === 'person' && label === 'author'
}

/** A value does not say by itself whose it is. */
function withoutValue({ entry, value }: Fact, language: Problem['language']) {
  if (!entry) return []
  const words = [...entryWords(entry, language)]
  for (const word of wordsOf(value, language)) {
    const at = words.findIndex(({ plain }) => plain === word.plain)
    if (at >= 0) words.splice(at, 1)
  }
  return words
}

/** Every word of it stands in the question itself. */
export function isSaid(answer: string, { whole, language }: Problem): boolean {
  const said = new Set(wordsOf(whole, language).map(({ plain }) => plain))
  const words = wordsOf(answer, language)
  return words.length > 0 && words.every(({ plain }) => said.has(plain))
}
