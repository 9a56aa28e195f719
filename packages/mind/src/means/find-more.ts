import { isSearch } from '../effects/slots.ts'
import type { Needed } from '../match/need.ts'
import type { Where } from '../match/rank.ts'
import type { Scene, Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import { peekOf } from './find-way.ts'
import { leadsOn } from './is-way.ts'
import { isAdvert, isOpen, keyOf, LEAVES, leadsHere, leadsNowhere } from './leads.ts'
import type { Means } from './means.ts'

/** The site's search, the next page of a list, and at last the other pages of the site. */
export const findMore = (missing: readonly Needed[], where: Where, tried: ReadonlySet<string>): Means | undefined =>
  byLeaving(where, tried) ?? bySearch(missing, where, tried) ?? byNextPage(where, tried) ?? byMenu(where, tried)

/** One after the other, what leads to another part of the site: read, and left again. */
function byMenu(where: Where, tried: ReadonlySet<string>): Means | undefined {
  const { scene } = where
  if (scene.dialog !== undefined || [...tried].filter((key) => key.startsWith('menu ')).length >= MOST_MENU)
    return undefined
  // A part of this page before another page.
  const order = (one: Thing) => (one.kind === 'tab' ? 0 : one.kind === 'press' ? 1 : 2)
  const [thing] = scene.things
    .filter(
      (one) =>
        (one.kind === 'link' ||
          one.kind === 'tab' ||
          (one.kind === 'press' && (one.closed || one.menu)) ||
          (one.kind === 'entry' && one.closed)) &&
        !one.disabled &&
        !isOpen(one) &&
        !(one.entry && one.entry.cells.length > (one.kind === 'link' ? 2 : 1)) &&
        one.name.length <= 40 &&
        one.name !== '' &&
        !LEAVES.test(one.name) &&
        (!leadsNowhere(one) || one.menu) &&
        !leadsHere(one, scene.url) &&
        !isAdvert(one, scene.url) &&
        !tried.has(keyOf(one, scene.url)) &&
        !tried.has(`menu ${one.name}`),
    )
    .sort((a, b) => order(a) - order(b) || a.place - b.place)
  if (!thing) return undefined
  const peeks = thing.kind === 'press' && !leadsOn(thing, where)
  return {
    act: { do: peeks ? 'peek' : 'click', ref: thing.ref },
    ...(peeks ? { peeked: peekOf(scene) } : {}),
    to: thing.name,
    by: [],
    name: thing.name,
    key: `menu ${thing.name}`,
  }
}
const MOST_MENU = 6

/** What was opened to look into it, and does not have it, is closed again. */
function byLeaving({ scene, went }: Where, tried: ReadonlySet<string>): Means | undefined {
  const key = `left ${scene.dialog ?? (scene.hung ? `menu ${went.at(-1)?.text ?? ''}` : '')}`
  if ((scene.dialog === undefined && !scene.hung) || went.length === 0 || tried.has(key)) return undefined
  return { act: { do: 'press', key: 'Escape' }, to: 'what is behind this dialog', by: [], keeps: false, key }
}

/** Names, numbers and what was quoted can be searched for. */
export function bySearch(
  missing: readonly Needed[],
  { scene, language, sets }: Where,
  tried: ReadonlySet<string>,
): Means | undefined {
  const box = scene.things.find(
    ({ kind, role, name, takes }) =>
      kind === 'field' &&
      (role === 'searchbox' ||
        takes === 'search' ||
        wordsOf(name, language).some(
          (word) =>
            phrases(language, 'doing.search').has(word) ||
            /^(?:search|suche|recherche|buscar|filter)/iu.test(word.plain),
        )),
  )
  // What is to be entered somewhere is not there to be found.
  const sought = sets ? missing.filter(({ value }) => value === undefined || value.sort === 'quote') : missing
  const text = searchable(sought).find((words) => !tried.has(`search ${words}`))
  if (!box || text === undefined) return undefined
  return {
    act: { do: 'fill', ref: box.ref, text, enter: true },
    to: `the search for ${text}`,
    by: [],
    keeps: true,
    key: `search ${text}`,
  }
}

/** What people type into a search: what was quoted, a name or a code with the words right behind it, and then that alone. */
function searchable(missing: readonly Needed[]): string[] {
  const groups: Needed[][] = []
  for (const one of missing) {
    const last = groups.at(-1)?.at(-1)
    // A small number tells how many, and is nothing to search for.
    const isFigure = one.value?.sort === 'number' && /^\d{1,2}$/u.test(one.word.text)
    const told =
      one.value?.sort === 'quote' || (/\d/.test(one.word.text) && !isFigure) || /^\p{Lu}/u.test(one.word.text)
    const joins = last && (one.value || last.value ? one.value === last.value : one.word.from - last.word.to <= 1)
    if (joins) groups.at(-1)?.push(one)
    else if (told) groups.push([one])
  }
  const namesOf = (group: readonly Needed[]) => {
    const end = group.findIndex(({ word, value }) => !value && !/\d/.test(word.text) && !/^\p{Lu}/u.test(word.text))
    return end < 0 ? group : group.slice(0, end)
  }
  // What was quoted or has a number tells one of all; where nouns have capital letters, a word is little.
  const tells = (group: readonly Needed[]) =>
    group.some(({ value }) => value?.sort === 'quote') ? 2 : group.some(({ word }) => /\d{2}/.test(word.text)) ? 1 : 0
  const [best = []] = groups.sort((a, b) => tells(b) - tells(a) || namesOf(b).length - namesOf(a).length)
  const [first] = best
  if (first?.value?.sort === 'quote') return [first.value.text]
  return [...new Set([best, namesOf(best)].map((group) => group.map(({ word }) => word.text).join(' ')))].filter(
    Boolean,
  )
}

export function byNextPage({ scene, language }: Where, tried: ReadonlySet<string>): Means | undefined {
  const next = nextOf({ scene, language }) ?? nextByNumber(scene)
  const key = next ? `${keyOf(next, scene.url)} ${scene.entries.at(-1)?.text.slice(0, 80) ?? ''}` : ''
  return next && !tried.has(key)
    ? {
        act: { do: 'click', ref: next.ref },
        to: 'the next page',
        by: [],
        keeps: true,
        more: MORE.test(next.name.trim()),
        key,
      }
    : undefined
}

/** "1 2 3": the page one is on is the number that leads nowhere, or that is marked. */
function nextByNumber({ things }: Scene): Thing | undefined {
  const numbers = things.filter(
    ({ kind, name, disabled, entry }) =>
      (kind === 'link' || kind === 'press') && !disabled && /^\d{1,3}$/u.test(name.trim()) && !entry?.cells[2],
  )
  const marked = numbers.find(({ on }) => on)
  const at = (number: number) => numbers.find(({ name }) => Number(name) === number)
  const missing = Array.from({ length: numbers.length + 1 }, (_, on) => on + 1).find((number) => !at(number))
  const here = marked ? Number(marked.name) : missing
  return here !== undefined && numbers.length > 0 ? at(here + 1) : undefined
}

/** Brings more of the same list. */
const MORE =
  /^(?:load|show|view|see) more\b|^mehr (?:laden|anzeigen)|^(?:afficher|voir|charger) plus|^(?:ver|cargar|mostrar) más/iu

const nextOf = ({ scene, language }: Pick<Where, 'scene' | 'language'>): Thing | undefined =>
  scene.things.find((thing) => {
    const { kind, name, disabled, entry, steps } = thing
    if (steps || goesOnWithForm(thing, scene)) return false
    const words = wordsOf(name, language)
    const isNext =
      words.length > 0
        ? (phrases(language, 'next').at(words, 0) === words.length &&
            !/^(?:more|mehr|plus|más|older)$/iu.test(name.trim())) ||
          MORE.test(name.trim())
        : /^[›»>→]$/u.test(name.trim())
    return (kind === 'press' || kind === 'link') && !disabled && isNext && !(entry && entry.cells.length > 3)
  })

/** "Next" under what is to be filled in goes on with a form, not with a list. */
function goesOnWithForm({ kind, place, entry }: Thing, { things }: Scene): boolean {
  if (kind !== 'press') return false
  const before = things.filter((one) => one.place < place && one.entry === entry)
  const last = before.findLastIndex((one) => one.kind === 'press')
  return before.slice(last + 1).some((one) => FILLED_IN.has(one.kind) && !isSearch(one))
}
const FILLED_IN = new Set(['field', 'radio', 'tick'])
