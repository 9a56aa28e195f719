import type { Language, Value } from '@app/mind/reading'
import { aboutOf } from './about.ts'
import type { Clause } from './clauses.ts'
import { type Filter, takeComparisons } from './comparisons.ts'
import { fillerLength } from './fillers.ts'
import { findVerb, type Lexicon } from './find-verb.ts'
import { type Order, takeLimit, takeOrder } from './orders.ts'
import { type Output, takeOutput } from './outputs.ts'
import { type Data, takePairs } from './pairs.ts'
import { type Phrase, splitPhrases, withoutSmall } from './phrases.ts'
import { openSheet, type Sheet } from './sheet.ts'

/** One clause, understood as far as words alone allow. */
export interface Frame {
  verb: string
  /** The verb as it was written. */
  word: string
  clause: Clause
  language: Language
  /** Everything but the verb, as written. */
  whole: string
  /** What is left of it without orders, figures and output wishes. */
  rest: string
  /** The first phrase of that: what is acted on. */
  head: string
  phrases: readonly Phrase[]
  values: readonly Value[]
  filters: readonly Filter[]
  order?: Order | undefined
  limit?: number | undefined
  output: Output
  data: Data
  /** Everything it speaks of, for whoever looks for it on a page. */
  about: readonly string[]
  sheet: Sheet
}

/** Verbs that enter values: a price they name is entered, not compared with. */
const ENTERS = new Set([
  'fill',
  'set',
  'choose',
  'make',
  'log-in',
  'check',
  'uncheck',
  'act',
  'send',
  'call',
  'text',
  'upload',
])

export function readFrame(
  clause: Clause,
  all: readonly Value[],
  language: Language,
  lexicon: Lexicon,
): Frame | undefined {
  const values = all
    .filter(({ from, to }) => from >= clause.from && to <= clause.to)
    .map((value) => ({ ...value, from: value.from - clause.from, to: value.to - clause.from }))
    .filter(({ from, to }) => clause.text.slice(from, to).trim() !== '')
  const sheet = openSheet(clause.text, values)
  const verb = findVerb(sheet.left(), language, lexicon)
  if (!verb) return undefined
  sheet.take(0, Math.min(verb.from, fillerLength(clause.text, language)))
  sheet.take(verb.from, verb.to)
  const whole = sheet.original(0, clause.text.length)
  const phrasesOfAll = splitPhrases(sheet, 0, language)
  const about = aboutOf(phrasesOfAll, sheet)
  const output = ENTERS.has(verb.id) && verb.id !== 'act' ? {} : takeOutput(sheet)
  const data = ENTERS.has(verb.id) ? takePairs(sheet) : {}
  const filters = ENTERS.has(verb.id) && verb.id !== 'act' && verb.id !== 'make' ? [] : takeComparisons(sheet)
  const order = verb.id === 'log-in' ? undefined : takeOrder(sheet)
  const limit = takeLimit(sheet)
  const phrases = splitPhrases(sheet, 0, language)
  const rest = sheet.original(0, clause.text.length)
  return {
    verb: verb.id,
    word: verb.word,
    clause,
    language,
    whole,
    rest,
    head: withoutSmall(phrases[0]?.text ?? ''),
    phrases,
    values,
    filters,
    order,
    limit,
    output,
    data,
    about,
    sheet,
  }
}
