import { isConfirm } from '../effects/by-label.ts'
import { isSearch } from '../effects/slots.ts'
import { coveredBy, isNamed, looseness, type Needed, without } from '../match/need.ts'
import { entryWords, type Where } from '../match/rank.ts'
import type { Entry, Thing } from '../page/scene.ts'
import { isIn, type Word, wordsOf } from '../read/words.ts'
import { isAdvert, isOpen, isShowing, keyOf, LEAVES, leadsHere, staysHere } from './leads.ts'
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
  const codes = [...missing, ...known].filter(({ word }) => /\d/.test(word.text) && /\p{L}/u.test(word.text))
  const coded = open.filter(
    ({ entry, name }) =>
      coveredBy(codes, [...(entry ? entryWords(entry, language) : []), ...wordsOf(name, language)]).length > 0,
  )
  const named = [...missing, ...known].filter(isNamed)
  const ways = (coded.length > 0 ? coded : ofNamed(open, named, language)).flatMap((thing) => {
    const name = wordsOf(thing.name, language)
    const said = [...missing, ...known]
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
    const inEntry = !thing.entry
      ? 0
      : isShowing(thing, where) && thing.role !== 'link'
        ? 0
        : coveredBy(said, name).length > 0
          ? 0.9
          : 2
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
    ...(peeks ? { peeked: { url: scene.url, things: scene.things.length } } : {}),
    to: thing.name || (thing.entry?.text.slice(0, 60) ?? ''),
    by,
    // What its row says is told by having opened something in it: "her appointment".
    name: [thing.name.slice(0, 80), ...inRow(thing, known, language)].join(' '),
    keeps: (thing.role !== 'link' || staysHere(thing, scene.url)) && (thing.entry?.cells.length ?? 0) < 2,
    key: keyOf(thing, scene.url),
  }
}

const inRow = ({ entry, closed }: Thing, known: readonly Needed[], language: Where['language']): string[] =>
  entry && closed ? coveredBy(known, wordsOf(entry.text, language)).map(({ word }) => word.text) : []

/** Where one entry has more of the names that were said than others of its list, no other is meant. */
function ofNamed(things: readonly Thing[], named: readonly Needed[], language: Where['language']): Thing[] {
  const holds = ({ entry }: Thing) => (entry ? coveredBy(named, entryWords(entry, language)).length : 0)
  const most = new Map<number, number>()
  for (const thing of things)
    if (thing.entry) most.set(thing.entry.list, Math.max(most.get(thing.entry.list) ?? 0, holds(thing)))
  return things.filter((thing) => !thing.entry || holds(thing) === most.get(thing.entry.list))
}

/** Of what was quoted all words must be there: one of them says nothing. */
function coveredWhole(needed: readonly Needed[], words: readonly Word[]): Needed[] {
  const found = coveredBy(needed, words)
  return found.filter(
    ({ value }) => value?.sort !== 'quote' || needed.every((one) => one.value !== value || found.includes(one)),
  )
}

/** By its address or its name it shows more. */
const leadsOn = (thing: Thing, where: Where): boolean => thing.shows || isShowing(thing, where)

/** What has the name of somebody or something that was spoken of: it may open what there is to know and do about it. */
const isUnknown = (thing: Thing, where: Where): boolean =>
  thing.kind === 'press' &&
  thing.on === undefined &&
  (thing.role === 'button'
    ? /^\p{Lu}|\d/u.test(thing.name) &&
      (isSaidInOrder(wordsOf(thing.name, where.language), where) || isSlot(thing, where))
    : holdsName(thing.name, where)) &&
  where.scene.things.every((one) => one === thing || one.name !== thing.name) &&
  !isConfirm(thing.name, where) &&
  !LEAVES.test(thing.name) &&
  !PAGE_NUMBER.test(thing.name.trim()) &&
  !sendsFields(thing, where)

const isWay = (thing: Thing, where: Where): boolean =>
  (thing.kind === 'entry' || leadsOn(thing, where)) &&
  !LEAVES.test(thing.name) &&
  !sendsFields(thing, where) &&
  !isRowsOwn(thing, where) &&
  !PAGE_NUMBER.test(thing.name.trim()) &&
  !leadsHere(thing, where.scene.url) &&
  !isAdvert(thing, where.scene.url)

/** "Cove 14:00 free": a place and a time that were said, and one word more. */
function isSlot({ name }: Thing, { whole, language }: Where): boolean {
  const own = wordsOf(name, language).filter(({ small }) => !small)
  const said = own.filter((word) => wordsOf(whole, language).some(({ plain }) => plain === word.plain))
  return (
    own.length - said.length <= 1 &&
    said.some(({ text }) => isName(text)) &&
    said.some(({ text }) => /^\d{1,2}[:.h]\d{2}$/u.test(text))
  )
}

/** "RMA-3107 Ingrid Solberg · Fleece vest": a code, or two words of a name beside each other. */
function holdsName(text: string, { whole, language }: Where): boolean {
  const own = wordsOf(text, language).map(({ plain }) => plain)
  const said = wordsOf(whole, language)
  return said.some(({ text: word, plain }, at) => {
    const on = own.indexOf(plain)
    const next = said[at + 1]
    const isCode = /\d/.test(word) && /\p{L}/u.test(word)
    return (
      on >= 0 && (isCode || (isName(word) && next !== undefined && isName(next.text) && own[on + 1] === next.plain))
    )
  })
}
const isName = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)

/** The words stand in the sentence one right after the other. */
function isSaidInOrder(name: readonly Word[], { whole, language }: Where): boolean {
  const said = wordsOf(whole, language).map(({ plain }) => plain)
  return said.some((_, at) => name.every(({ plain }, on) => said[at + on] === plain))
}

/** "Open account" below a field for its name does what it says. */
function sendsFields({ kind, form, entry, place, menu }: Thing, { scene }: Where): boolean {
  if (kind !== 'press' || menu) return false
  const before = scene.things.filter((one) => one.place < place && one.entry === entry)
  const last = before.findLastIndex(
    (one) => one.kind !== 'field' && one.kind !== 'choice' && one.kind !== 'radio' && one.kind !== 'tick',
  )
  const fields = before.slice(last + 1)
  return (
    fields.some((one) => one.kind === 'field' && !isSearch(one)) &&
    fields.every((one) => one.form === form || form === undefined)
  )
}

/** "3" leads to a page of a list, and is no figure that somebody said. */
const PAGE_NUMBER = /^\d{1,3}$/u

/** "Open account" in the one row that is on stop, where the others have "Put on stop", does something to it. */
function isRowsOwn({ kind, role, name, entry, shows }: Thing, { scene, language }: Where): boolean {
  if (kind !== 'press' || role === 'link' || shows || !entry || !/\p{L}/u.test(name)) return false
  const rows = scene.entries.filter((one) => one.list === entry.list)
  // "Edit appointment Biscuit" has the same in the others' rows, with their names.
  const bare = (words: string, row: Entry) =>
    wordsOf(words, language)
      .filter((word) => !isIn(word, entryWords(row, language)))
      .map(({ plain }) => plain)
      .join(' ')
  const own = bare(name, entry)
  const alike = rows.filter((row) => row.things.some((one) => one.kind === 'press' && bare(one.name, row) === own))
  return rows.length > 2 && alike.length * 2 < rows.length
}
