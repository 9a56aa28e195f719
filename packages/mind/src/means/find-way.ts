import { coveredBy, isNamed, looseness, type Needed, without } from '../match/need.ts'
import { entryWords, type Where } from '../match/rank.ts'
import type { Entry, Scene, Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, likeness, type Word, wordsOf } from '../read/words.ts'
import { isSaidInOrder, isUnknown, isWay, leadsOn } from './is-way.ts'
import { isOpen, isShowing, keyOf, staysHere } from './leads.ts'
import type { Means } from './means.ts'

/** More than words of an entry can say together. */
const JUST_SO = 20
/** So many words that nobody said count against a card. */
const MOST_EXTRA = 3
const WAYS = new Set(['link', 'tab', 'press', 'entry'])

/** What is called so, or the entry that holds it. Pressing it changes nothing. */
export function findWay(
  missing: readonly Needed[],
  where: Where,
  tried: ReadonlySet<string>,
  known: readonly Needed[] = [],
): Means | undefined {
  // "Assign the stuck lift to Dana": the row of the lift is opened, and not one of Dana's.
  const [theirs, toThem] = [missing, known].map((some) => some.filter((one) => !isWhereTo(one, missing, where)))
  const isParted = theirs && toThem && theirs.length + toThem.length < missing.length + known.length
  const own = isParted ? wayTo(theirs, where, tried, toThem) : undefined
  return own?.inEntry && own.by.length > 1 ? own : wayTo(missing, where, tried, known)
}

/** A name at the end, behind "to", where something was said before it of what is to be done to what. */
function isWhereTo(one: Needed, said: readonly Needed[], { whole, language, reads }: Where): boolean {
  if (reads || !isNamed(one)) return false
  const before = wordsOf(whole.slice(0, one.word.from), language)
  const at = before.findLastIndex((word) => phrases(language, 'to').has(word))
  const to = before[at]
  return (
    to !== undefined &&
    before.slice(at + 1).every(({ small, text }) => small || /^\p{Lu}/u.test(text)) &&
    said.filter(({ word, weight }) => !weight && word.to <= to.from).length > 1
  )
}

function wayTo(
  missing: readonly Needed[],
  where: Where,
  tried: ReadonlySet<string>,
  known: readonly Needed[] = [],
): (Means & { inEntry: boolean }) | undefined {
  const { scene, language } = where
  const open = scene.things.filter(
    (thing) =>
      WAYS.has(thing.kind) &&
      !thing.disabled &&
      !isOpen(thing) &&
      !(scene.hung && thing.kind === 'entry') &&
      !tried.has(keyOf(thing, scene.url)) &&
      (isWay(thing, where) || isUnknown(thing, where)),
  )
  // A code tells one entry from all others; where one is there, no other is meant.
  const codes = [...missing, ...known].filter(
    ({ word, value }) =>
      (/\d/.test(word.text) && /\p{L}/u.test(word.text)) ||
      (/^\d{3,}$/.test(word.text) && (value === undefined || value.sort === 'number')),
  )
  const coded = open.filter(
    ({ entry, name }) =>
      coveredBy(codes, [...(entry ? entryWords(entry, language) : []), ...wordsOf(name, language)]).length > 0,
  )
  const named = [...missing, ...known].filter((one) => isNamed(one) && !isToEnter(one, where))
  const ways = (coded.length > 0 ? coded : ofNamed(open, named, where)).flatMap((thing) => {
    const name = wordsOf(thing.name, language)
    const said = [...missing, ...known].filter((one) => !(thing.entry && isToEnter(one, where)))
    const byName = coveredWhole(thing.role === 'link' && !thing.entry ? said : missing, name)
    const held = thing.entry ? coveredWhole(said, entryWords(thing.entry, language)) : []
    const by = held.length > byName.length ? held : byName
    // Where one has been, nothing new is to be seen.
    const fresh = by.some((one) => missing.includes(one) || !isIn(one.word, where.went))
    if (by.length === 0 || !fresh) return []
    // A card is called by all it says.
    const most = thing.kind === 'entry' ? MOST_EXTRA : Number.POSITIVE_INFINITY
    const extra = Math.min(most, name.filter((word) => !word.small).length - coveredBy(said, name).length)
    const told = by.reduce(
      (sum, { value, word }) => sum + (/\d/.test(word.text) ? 1.5 : value || /^\p{Lu}/u.test(word.text) ? 1 : 0),
      0,
    )
    // In an entry, what is called "Details" leads on, then its own name.
    const inEntry = thing.entry ? farFrom(thing, name, said, where) : 0
    const loose = looseness(by, held.length > byName.length && thing.entry ? entryWords(thing.entry, language) : name)
    // "Write a new message": what is called so, word by word, is it.
    const isJustSo = !thing.entry && name.length > 1 && isSaidInOrder(name, where)
    // Of several, the one in the column that was said.
    const placed = thing.entry ? coveredWhole(without(said, by), wordsOf(thing.under.at(-1) ?? '', language)).length : 0
    const score = by.length * 2 + told * 2 + placed * 2 - extra * 0.4 - inEntry - 2 * loose
    return [{ thing, by, score: score + (isJustSo ? JUST_SO : 0) }]
  })
  const [first, second] = ways.sort((a, b) => b.score - a.score)
  if (!first || first.score <= 0.5) return undefined
  // Two entries that hold it equally well: not guessed between.
  if (
    second &&
    first.thing.entry &&
    second.thing.entry &&
    second.thing.entry !== first.thing.entry &&
    second.score === first.score
  )
    return undefined
  const { thing, by } = first
  const peeks = !leadsOn(thing, where)
  return {
    act: { do: peeks ? 'peek' : 'click', ref: thing.ref },
    tab: thing.kind === 'tab',
    inEntry: thing.entry !== undefined,
    ...(peeks ? { peeked: peekOf(scene) } : {}),
    to: thing.name || (thing.entry?.text.slice(0, 60) ?? ''),
    by,
    // What its row says is told by having opened something in it: "her appointment".
    name: [thing.name.slice(0, 80), ...inRow(thing, [...known, ...missing], language)].join(' '),
    keeps: (thing.role !== 'link' || staysHere(thing, scene.url)) && (thing.entry?.cells.length ?? 0) < 2,
    key: keyOf(thing, scene.url),
  }
}

/** "To 36": what something is to be says nothing of which one it is. */
function isToEnter({ word, value }: Needed, { whole, language, reads }: Where): boolean {
  const [before] = wordsOf(whole.slice(0, word.from), language).slice(-1)
  return !reads && FIGURES.has(value?.sort ?? '') && before !== undefined && phrases(language, 'to').has(before)
}

/** How far a thing in an entry is from leading on: what is called as the deed, what says that it shows or changes, its own name. */
function farFrom(thing: Thing, name: readonly Word[], said: readonly Needed[], where: Where): number {
  const spoken = wordsOf(where.whole, where.language)
  const own = name.filter(({ small }) => !small)
  // "Move to ▾", for who wants it moved.
  if (thing.closed && own.length > 0 && own.every((word) => isIn(word, spoken))) return -1
  if (isShowing(thing, where) && thing.role !== 'link') return 0
  // Something is to be done, and "Change" is where.
  const edits = !where.reads && own.length === 1 && own[0]?.sense === EDITING
  if (edits && own.every((word) => isIn(word, spoken))) return 0
  return coveredBy(said, name).length > 0 ? 0.9 : edits ? 1 : 2
}
const EDITING = wordsOf('change', 'en')[0]?.sense

/** What there was on the page before something was looked behind. */
export const peekOf = ({ url, things, text }: Scene): NonNullable<Means['peeked']> => ({
  url,
  names: things.map(({ name }) => name).slice(0, 300),
  letters: text.length,
})

const inRow = ({ entry, closed, role }: Thing, known: readonly Needed[], language: Where['language']): string[] => {
  // Of a record that is opened its number or name is told; the rest may be what is to be changed.
  const told = closed ? known : known.filter((one) => role === 'link' && isNamed(one))
  return entry ? coveredBy(told, wordsOf(entry.text, language)).map(({ word }) => word.text) : []
}

/** Where one entry of a list has more of the names that were said than the others, no other is meant; nor is any where none has. */
function ofNamed(things: readonly Thing[], named: readonly Needed[], { scene, language, whole }: Where): Thing[] {
  const holds = (entry: Entry) => {
    const words = entryWords(entry, language)
    // Bennett is another than Bennet.
    const surely = ({ word }: Needed) => Math.max(0, ...words.map((one) => likeness(one, word))) >= SURELY
    // A figure may be what is to be entered.
    const weigh = (one: Needed) => (FIGURES.has(one.value?.sort ?? '') ? 0.4 : 1) * (surely(one) ? 1 : 0.5)
    return coveredBy(named, words).reduce((sum, one) => sum + weigh(one), 0)
  }
  const lists = new Map<number, { most: number; size: number }>()
  for (const entry of scene.entries) {
    const { most, size } = lists.get(entry.list) ?? { most: 0, size: 0 }
    lists.set(entry.list, { most: Math.max(most, holds(entry)), size: size + 1 })
  }
  const spots = things.flatMap(({ entry }) => (entry?.spot && isSpot(entry.spot, language, whole) ? [entry] : []))
  return things.filter(({ entry, kind, name }) => {
    const list = entry && lists.get(entry.list)
    if (!entry || !list) return true
    // "Hall 2 at 10:00": nothing in another line or column is meant, whatever it holds.
    if (entry.spot && spots.length > 0) return spots.includes(entry)
    if (list.most > 0) return holds(entry) === list.most
    const isForAny = kind !== 'press' || list.size < SEVERAL || named.length === 0
    return isForAny || coveredBy(named, wordsOf(name, language)).length > 0
  })
}

/** Both its line and its column were said. */
function isSpot(spot: readonly string[], language: Where['language'], whole: string): boolean {
  const said = wordsOf(whole, language)
  return spot.every((label) => {
    const words = wordsOf(label, language).filter(({ small }) => !small)
    return words.length > 0 && words.every((word) => isIn(word, said))
  })
}
const SURELY = 0.85
const FIGURES = new Set(['number', 'money', 'percent'])
const SEVERAL = 3

/** Of what was quoted all words must be there: one of them says nothing. */
function coveredWhole(needed: readonly Needed[], words: readonly Word[]): Needed[] {
  const found = coveredBy(needed, words)
  return found.filter(
    ({ value }) => value?.sort !== 'quote' || needed.every((one) => one.value !== value || found.includes(one)),
  )
}
