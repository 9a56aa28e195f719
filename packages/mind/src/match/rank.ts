import { isUrl, readDate } from '@app/values'
import type { Scene, Thing } from '../page/scene.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { likeness, type Word, wordsOf } from '../read/words.ts'
import { coveredBy, coveredByLabel, isNamed, looseness, type Needed, without, withoutKinds } from './need.ts'

export interface Ranked<T> {
  one: T
  /** What of the words its name holds, and what only where it stands. */
  named: readonly Needed[]
  placed: readonly Needed[]
  left: readonly Needed[]
  /** Words of its name that nobody said. */
  extra: number
  cost: number
}

/** What a page has been opened for counts as said there. */
export interface Where {
  scene: Scene
  language: Language
  /** Words that led here: a row that was opened, a search. */
  went: readonly Word[]
  /** What was said. */
  whole: string
  /** Something is asked, and nothing is to be done. */
  reads?: boolean
  /** Values are to be entered. */
  sets?: boolean
}

const LABELS = new Set(['field', 'choice', 'tick', 'slider'])
const cache = new WeakMap<object, readonly Word[]>()

/** The words around a thing: what it stands under and in, the page, and how one came here. */
export function wordsAround(
  thing: Pick<Thing, 'under' | 'entry'>,
  { scene, language, went }: Where,
  withPath = true,
): readonly Word[] {
  const columns = thing.entry?.cells.map(({ column }) => column).join(' · ') ?? ''
  const own = thing.entry ? [...entryWords(thing.entry, language), ...wordsOf(columns, language)] : []
  const page = [scene.title, scene.dialog ?? '', scene.headings[0] ?? '', ...openTabs(scene)]
  return [
    ...own,
    ...wordsOf([...thing.under, ...page, withPath ? pathOf(scene.url) : ''].join(' · '), language),
    ...thing.under.flatMap((words) => daysWithin(words, language)),
    ...went,
  ]
}

/** What is shown belongs to the tab that is open. */
const openTabs = ({ things }: Scene): string[] =>
  things.filter(({ kind, on, menu, open }) => (kind === 'tab' && on) || (menu && open)).map(({ name }) => name)

export function entryWords(entry: NonNullable<Thing['entry']>, language: Language): readonly Word[] {
  const known = cache.get(entry)
  if (known) return known
  const dates = entry.cells.flatMap(({ text }) => {
    const whole = datesIn(text, language)
    return whole.length > 0 ? whole : daysWithin(text, language)
  })
  // What can be pressed in it is the same in all of them, and says nothing of this one.
  const own = entry.cells.map(({ text }) => text).join(' · ')
  const words = [...wordsOf(own.trim() || entry.text, language), ...dates, ...fieldWords(entry, language)]
  cache.set(entry, words)
  return words
}

/** What stands in its fields belongs to it too. */
const fieldWords = ({ things }: NonNullable<Thing['entry']>, language: Language): readonly Word[] =>
  wordsOf(things.map(({ value }) => value).join(' · '), language)

const LONGEST_DATE = 40
const NOW = new Date(0)

/** The day a short text names, as one word. */
export function datesIn(text: string, language: Language): Word[] {
  if (text.length > LONGEST_DATE || !/\d/.test(text) || !/\d[\s./-]|[\p{L}.]\s*\d/u.test(text)) return []
  const iso = readDate(text, { now: NOW, language })
  if (!iso) return []
  const day = iso.slice(0, 10)
  return [day, day.slice(5)].map((plain) => ({
    text: plain,
    plain,
    stem: plain,
    sense: plain,
    small: false,
    from: 0,
    to: 0,
  }))
}

/** The days that a heading names among other words: "Saturday 6 June: Gate painting". */
export function daysWithin(words: string, language: Language): Word[] {
  const text = words.slice(0, LONGEST_HEADING)
  const days = [...text.matchAll(DAY)]
  return (days.length > 0 ? days : [...text.matchAll(MONTH_FIRST)]).flatMap(([day]) => datesIn(day, language))
}
const LONGEST_HEADING = 120
const DAY = /\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\.? (?:de |of )?\p{L}{3,10}(?: (?:de )?\d{4})?/gu
/** "June 5"; in "Friday 5 June" the first two words are none. */
const MONTH_FIRST = /\p{L}{3,10} \d{1,2}(?:, \d{4})?/gu

/** Every word the page shows, also what its lists offer. */
export function shownWords({ scene, language }: Pick<Where, 'scene' | 'language'>): readonly Word[] {
  const known = shown.get(scene)
  if (known) return known
  const names = scene.things.flatMap(({ name, options }) => [name, ...options]).join(' · ')
  const words = wordsOf(`${scene.text} · ${names}`, language)
  shown.set(scene, words)
  return words
}
const shown = new WeakMap<object, readonly Word[]>()

/** Those of the rows and of what can be worked: what the text around them speaks of may be all of them. */
function wordsOfRows({ scene, language }: Where): readonly Word[] {
  const known = ofRows.get(scene)
  if (known) return known
  const names = scene.things.flatMap(({ name, options }) => [name, ...options])
  const words = wordsOf([...scene.entries.map(({ text }) => text), ...names].join(' · '), language)
  ofRows.set(scene, words)
  return words
}
const ofRows = new WeakMap<object, readonly Word[]>()

/** The same without what makes one more: "New message" over a list says what all of them are. */
export function wordsBesides({ scene, language }: Where): readonly Word[] {
  const known = besides.get(scene)
  if (known) return known
  const isMaker = ({ kind, name }: Thing) =>
    (kind === 'press' || kind === 'link') && phrases(language, 'another').at(wordsOf(name, language), 0) > 0
  const [makers, others] = [scene.things.filter(isMaker), scene.things.filter((one) => !isMaker(one))]
  const text = makers.reduce((all, { name }) => all.replace(name, ' '), scene.text)
  const words = wordsOf([text, ...others.flatMap(({ name, options }) => [name, ...options])].join(' · '), language)
  besides.set(scene, words)
  return words
}
const besides = new WeakMap<object, readonly Word[]>()

const pathOf = (url: string): string => (isUrl(url) ? new URL(url).pathname.replaceAll(/[/_-]+/g, ' ') : '')

/** What stands at one place, such as the options of one list, has the same words around it. */
function memoOfPlaces<T extends Thing>(work: (thing: T) => readonly Word[]): (thing: T) => readonly Word[] {
  const known = new Map<readonly string[], Map<Thing['entry'], readonly Word[]>>()
  return (thing) => {
    const here = known.get(thing.under) ?? new Map<Thing['entry'], readonly Word[]>()
    known.set(thing.under, here)
    const words = here.get(thing.entry) ?? work(thing)
    here.set(thing.entry, words)
    return words
  }
}

function memo<K, V>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    if (!known.has(key)) known.set(key, work(key))
    return known.get(key) as V
  }
}

/** How well each fits the words: by its name first, then by where it stands; the best first. */
export function rank<T extends Thing>(
  things: readonly T[],
  needed: readonly Needed[],
  where: Where,
  nameOf = (thing: T) => thing.name,
): Ranked<T>[] {
  const wordsNear = memoOfPlaces((one: T) => wordsAround(one, where))
  const offered = offersOf(where)
  const called = memo((key: string) => readName(key.slice(1), key.startsWith(AS_LABEL), needed, where))
  return things
    .map((one) => {
      const { named, rest, extra, loose, denies, treats } = called(
        `${LABELS.has(one.kind) ? AS_LABEL : ' '}${nameOf(one)}`,
      )
      const around = rest.length > 0 ? coveredBy(rest, wordsNear(one)) : []
      const placed = without(around, [...othersNumber(one, around, where), ...offered(one, around)])
      // "The button" says what kind of thing it is.
      const kind = phrases(where.language, `kinds.${one.kind}`)
      const row = phrases(where.language, 'kinds.entry')
      const left = withoutKinds(
        without(rest, placed).filter(({ word }) => !kind.has(word) && !(one.entry && row.has(word))),
        needed,
        where.whole,
        where.language,
        one.entry || placed.length > 0 ? (treats ? wordsOfRows(where) : wordsBesides(where)) : undefined,
        treats,
      )
      const far = 0.4 * elsewhere(one, placed, where).length + PART * numbersApart(one, needed, where)
      const near = placed.length > 0 ? 0.6 * placed.length + looseness(placed, wordsNear(one)) : 0
      const cost = 10 * left.length + near + far + extra + loose + denies
      return { one, named, placed, left, extra, cost }
    })
    .sort((a, b) => a.cost - b.cost || a.one.place - b.one.place)
}

const AS_LABEL = '='
/** What of the words a name holds; a list in every row offers the same names. */
function readName(text: string, isLabel: boolean, needed: readonly Needed[], { language, whole }: Where) {
  const name = wordsOf(text, language)
  const named = isLabel ? coveredByLabel(needed, name) : coveredBy(needed, name)
  const isSaid = (word: Word) => needed.some((one) => likeness(word, one.word) > 0)
  // "Mark as not paid" is another than "Mark as paid".
  const isNot = name.some((word) => phrases(language, 'not').has(word))
  return {
    named,
    rest: without(needed, named),
    extra: name.filter((word) => !word.small && !isSaid(word)).length,
    loose: looseness(named, name) - (isSpoken(name, wordsOf(whole, language)) ? WORD_BY_WORD : 0),
    denies: isNot && needed.every(({ weight }) => weight !== 'not') ? 1 : 0,
    treats: name.some((_, at) => phrases(language, 'treats').at(name, at) > 0),
  }
}

/** "Out of service" was said, and not "In service": small words tell them apart. */
const isSpoken = (name: readonly Word[], said: readonly Word[]): boolean =>
  name.length > 1 &&
  name.some(({ small }) => small) &&
  said.some((_, at) => name.every(({ plain }, on) => said[at + on]?.plain === plain))
const WORD_BY_WORD = 0.3

/** "From the savings account", which led here by its name: where a list offers it besides what it shows, it is still to be chosen. */
function offersOf(where: Where): (one: Thing, placed: readonly Needed[]) => Needed[] {
  const { scene, language, went, reads } = where
  if (reads || went.length === 0) return () => []
  const offers = ({ options, value }: Thing, said: Needed) =>
    coveredBy([said], wordsOf(value, language)).length === 0 &&
    options.some((option) => coveredBy([said], wordsOf(option, language)).length > 0)
  const listsIn = memo((place: Thing['entry']) =>
    scene.things.filter(({ kind, entry }) => kind === 'choice' && entry === place),
  )
  const wordsHere = memoOfPlaces((one: Thing) => wordsAround(one, { ...where, went: [] }))
  return (one, placed) =>
    placed.length === 0
      ? []
      : without(placed, coveredBy(placed, wordsHere(one))).filter((said) =>
          listsIn(one.entry).some((list) => offers(list, said)),
        )
}

/** "4417", which led here, is not meant where "4418" stands over what was found. */
function othersNumber({ entry, under }: Thing, placed: readonly Needed[], { language }: Where): Needed[] {
  const own = [...(entry ? entryWords(entry, language) : []), ...wordsOf(under.join(' · '), language)]
  return placed.filter(
    ({ word }) =>
      LONG_NUMBER.test(word.plain) &&
      own.every(({ plain }) => plain !== word.plain) &&
      own.some(({ plain }) => LONG_NUMBER.test(plain) && plain.length === word.plain.length),
  )
}
const LONG_NUMBER = /^\d{3,}$/u

/** "Crane 2" is one name: a 2 elsewhere in the row does not make it one. */
function numbersApart({ name, entry, under }: Thing, needed: readonly Needed[], { whole }: Where): number {
  const said = needed.flatMap(({ word }, at) => {
    const before = needed[at - 1]?.word
    if (!before || !/^\d{1,3}$/u.test(word.plain) || !/^\p{Lu}/u.test(before.text)) return []
    if (!/^\s+$/u.test(whole.slice(before.to, word.from))) return []
    return [`${before.text.toLowerCase()} ${word.plain}`]
  })
  if (said.length === 0) return 0
  const texts = [name, ...under, ...(entry?.cells.map(({ text }) => text) ?? [])].map((text) => text.toLowerCase())
  return said.filter((one) => !texts.some((text) => text.includes(one))).length
}
const PART = 0.5

/** A name that led here and stands in another row is said of that one. */
const elsewhere = ({ entry, under }: Thing, placed: readonly Needed[], { language }: Where): Needed[] => {
  const names = entry ? placed.filter(isNamed) : []
  return entry && names.length > 0
    ? without(names, coveredBy(names, [...entryWords(entry, language), ...wordsOf(under.join(' · '), language)]))
    : []
}

/** Two that fit equally well are not guessed between. */
export const isSure = (ranked: readonly Ranked<unknown>[]): boolean => {
  const [first, second] = ranked
  return first !== undefined && (second === undefined || second.cost - first.cost > 0.25)
}
