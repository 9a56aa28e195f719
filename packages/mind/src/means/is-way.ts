import { isSearch } from '../effects/slots.ts'
import { entryWords, type Where } from '../match/rank.ts'
import type { Entry, Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, isWritten, type Word, wordsOf } from '../read/words.ts'
import { isAdvert, isConfirm, isShowing, LEAVES, leadsHere, leadsNowhere } from './leads.ts'

/** It says itself that it shows more. A button says so by its name alone, and "Read out" may send something. */
export const leadsOn = (thing: Thing, where: Where): boolean =>
  thing.shows ||
  (isShowing(thing, where) &&
    /\p{L}/u.test(thing.name) &&
    !thing.drawn &&
    (thing.role !== 'button' || isPlain(thing, where)))

/** "Edit", "Details", "Show more": nothing but that it shows something. */
const isPlain = ({ name }: Thing, { language }: Where): boolean => {
  const words = wordsOf(name, language)
  return (
    phrases(language, 'shows').at(words, 0) > 0 &&
    words.every((word) => PLAIN.some((row) => phrases(language, row).has(word)))
  )
}
const PLAIN = ['shows', 'views'] as const

/** What has the name of somebody or something that was spoken of: it may open what there is to know and do about it. */
export const isUnknown = (thing: Thing, where: Where): boolean =>
  (thing.kind === 'press' || (thing.kind === 'link' && leadsNowhere(thing))) &&
  thing.on === undefined &&
  (thing.role === 'button'
    ? /^\p{Lu}|\d/u.test(thing.name) &&
      (isSaidInOrder(wordsOf(thing.name, where.language), where) || isSlot(thing, where) || isRowItself(thing, where))
    : holdsName(thing.name, where)) &&
  where.scene.things.every((one) => one === thing || one.name !== thing.name) &&
  !isConfirm(thing.name, where) &&
  !LEAVES.test(thing.name) &&
  !isPageNumber(thing) &&
  !sendsFields(thing, where)

export const isWay = (thing: Thing, where: Where): boolean =>
  (thing.kind === 'entry' || thing.shows || isShowing(thing, where)) &&
  !LEAVES.test(thing.name) &&
  !sendsFields(thing, where) &&
  !isRowsOwn(thing, where) &&
  !isPageNumber(thing) &&
  !leadsHere(thing, where.scene.url) &&
  !isAdvert(thing, where.scene.url)

/** "Ada Lund · Boots too tight · unread": where each row of a list has one button of its own name, it shows what there is to it. */
function isRowItself(thing: Thing, { scene, language }: Where): boolean {
  const rows = scene.entries.filter(({ list }) => list === thing.entry?.list)
  const buttons = rows.map((row) => row.things.filter(({ kind, role }) => kind === 'press' && role === 'button'))
  const beginOf = ({ name }: Thing) => wordsOf(name, language)[0]?.plain ?? ''
  const begins = buttons.flat().map(beginOf)
  // "Star", "Edit Ada", "Edit Bo": what many begin with is what they do.
  const isOwn = (one: Thing) =>
    wordsOf(one.name, language).length > 1 &&
    begins.filter((word) => word === beginOf(one)).length < rows.length * NEARLY_ALL
  const own = buttons.map((some) => some.filter(isOwn))
  return rows.length > 1 && own.every((some) => some.length === 1) && own.some(([one]) => one?.ref === thing.ref)
}

const NEARLY_ALL = 0.8

/** "Hall 10:15 open": a place and a time that were said, and one word more. */
function isSlot({ name }: Thing, { whole, language }: Where): boolean {
  const own = wordsOf(name, language).filter(({ small }) => !small)
  const said = own.filter((word) => wordsOf(whole, language).some(({ plain }) => plain === word.plain))
  return (
    own.length - said.length <= 1 && said.some(isWritten) && said.some(({ text }) => /^\d{1,2}[:.h]\d{2}$/u.test(text))
  )
}

/** "KX-204 Marta Lindh · blue lamp": a code, or two words of a name beside each other. */
function holdsName(text: string, { whole, language }: Where): boolean {
  const own = wordsOf(text, language).map(({ plain }) => plain)
  const said = wordsOf(whole, language)
  return said.some((one, at) => {
    const on = own.indexOf(one.plain)
    const next = said[at + 1]
    const isCode = /\d/.test(one.text) && /\p{L}/u.test(one.text)
    return (
      on >= 0 && (isCode || (next !== undefined && isWritten(one) && isWritten(next) && own[on + 1] === next.plain))
    )
  })
}

/** The words stand in the sentence one right after the other. */
export function isSaidInOrder(name: readonly Word[], { whole, language }: Where): boolean {
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

/** "3" leads to a page of a list, and is no figure that somebody said; at the head of a row it is what that is called. */
const isPageNumber = ({ name, entry }: Thing): boolean =>
  /^\d{1,3}$/u.test(name.trim()) && (entry?.cells.length ?? 0) < LIKE_A_ROW
const LIKE_A_ROW = 3

/** "Open account" in the one row that is on stop, where the others have "Put on stop", does something to it. */
function isRowsOwn({ kind, role, name, entry, shows }: Thing, { scene, language }: Where): boolean {
  if (kind !== 'press' || role === 'link' || shows || !entry || !/\p{L}/u.test(name)) return false
  const rows = scene.entries.filter((one) => one.list === entry.list)
  // "Edit order Heron" has the same in the others' rows, with their names.
  const bare = (words: string, row: Entry) =>
    wordsOf(words, language)
      .filter((word) => !isIn(word, entryWords(row, language)))
      .map(({ plain }) => plain)
      .join(' ')
  const own = bare(name, entry)
  const alike = rows.filter((row) => row.things.some((one) => one.kind === 'press' && bare(one.name, row) === own))
  return rows.length > 2 && alike.length * 2 < rows.length
}
