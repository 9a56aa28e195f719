import type { Act } from '@app/toolkit'
import type { Next } from './builtin-decider.ts'
import { coveredBy, looseness, type Needed } from './match/need.ts'
import { entryWords, type Where } from './match/rank.ts'
import type { Memory } from './memory.ts'
import type { Thing } from './page/scene.ts'
import { phrases } from './read/phrases.ts'
import { isIn, type Word, wordsOf } from './read/words.ts'

export interface Means {
  act: Act
  /** The name of where it leads. */
  to: string
  /** Words that are accounted for by having gone there. */
  by: readonly Needed[]
  name?: string
  /** Whether what led here before still holds: a part was opened, or another page. */
  keeps?: boolean
  /** What it brings is put to what is there. */
  more?: boolean
  /** Tells it from others that were tried. */
  key: string
}

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
    (thing) => WAYS.has(thing.kind) && !thing.disabled && !tried.has(keyOf(thing, scene.url)) && isWay(thing, where),
  )
  // A code tells one entry from all others; where one is there, no other is meant.
  const codes = [...missing, ...known].filter(({ word }) => /\d/.test(word.text) && /\p{L}/u.test(word.text))
  const coded = open.filter(
    ({ entry, name }) =>
      coveredBy(codes, [...(entry ? entryWords(entry, language) : []), ...wordsOf(name, language)]).length > 0,
  )
  const ways = (coded.length > 0 ? coded : open).flatMap((thing) => {
    const name = wordsOf(thing.name, language)
    const byName = coveredWhole(missing, name)
    const said = [...missing, ...known]
    const held = thing.entry ? coveredWhole(said, entryWords(thing.entry, language)) : []
    const by = held.length > byName.length ? held : byName
    // Where one has been, nothing new is to be seen.
    const fresh = by.some((one) => missing.includes(one) || !isIn(one.word, where.went))
    if (by.length === 0 || !fresh) return []
    const extra = name.filter((word) => !word.small).length - coveredBy(said, name).length
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
    return [{ thing, by, score: by.length * 2 + told * 2 - extra * 0.4 - inEntry - 2 * loose }]
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
  return {
    act: { do: 'click', ref: thing.ref },
    to: thing.name || (thing.entry?.text.slice(0, 60) ?? ''),
    by,
    name: thing.name.slice(0, 80),
    keeps: (thing.role !== 'link' || staysHere(thing, scene.url)) && (thing.entry?.cells.length ?? 0) < 2,
    key: keyOf(thing, scene.url),
  }
}

/** Of what was quoted all words must be there: one of them says nothing. */
function coveredWhole(needed: readonly Needed[], words: readonly Word[]): Needed[] {
  const found = coveredBy(needed, words)
  return found.filter(
    ({ value }) => value?.sort !== 'quote' || needed.every((one) => one.value !== value || found.includes(one)),
  )
}

/** The site's search, the next page of a list, and at last the other pages of the site. */
export const findMore = (missing: readonly Needed[], where: Where, tried: ReadonlySet<string>): Means | undefined =>
  byLeaving(where, tried) ?? bySearch(missing, where, tried) ?? byNextPage(where, tried) ?? byMenu(where, tried)

export const goBy = ({ act, to, by, key, name = '', keeps = false }: Means, memory: Memory): Next => ({
  acts: [act],
  why: `Look at ${to}`,
  memory: {
    tries: memory.tries + 1,
    tried: [...memory.tried, key],
    went: [...(keeps ? memory.went : []), [name, ...by.map(({ word }) => word.text)].join(' ')].filter(Boolean),
  },
})

const isWay = (thing: Thing, where: Where): boolean =>
  (thing.shows || thing.kind === 'entry' || isShowing(thing, where)) &&
  !LEAVES.test(thing.name) &&
  !leadsHere(thing, where.scene.url) &&
  !isAdvert(thing, where.scene.url)

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
        (one.kind === 'link' || one.kind === 'tab' || (one.kind === 'press' && one.closed)) &&
        !one.disabled &&
        !one.entry?.cells[2] &&
        one.name.length <= 40 &&
        one.name !== '' &&
        !LEAVES.test(one.name) &&
        !leadsHere(one, scene.url) &&
        !isAdvert(one, scene.url) &&
        !tried.has(keyOf(one, scene.url)) &&
        !tried.has(`menu ${one.name}`),
    )
    .sort((a, b) => order(a) - order(b) || a.place - b.place)
  return (
    thing && {
      act: { do: 'click', ref: thing.ref },
      to: thing.name,
      by: [],
      name: thing.name,
      key: `menu ${thing.name}`,
    }
  )
}
const MOST_MENU = 6

/** Leads to somebody else's site, or says that it is paid for. */
export const isAdvert = ({ leads, under }: Thing, url: string): boolean =>
  under.some((name) => /advert|sponsored|anzeige|werbung|publicité|publicidad/iu.test(name)) ||
  (/^https?:/.test(leads) && URL.canParse(url) && new URL(leads).host !== new URL(url).host)

/** A link to where one is. */
const leadsHere = ({ leads, role }: Thing, url: string): boolean =>
  role === 'link' && leads !== '' && URL.canParse(leads, url) && new URL(leads, url).href === url.split('#')[0]

/** A part of the page one is on, under an address of its own. */
const staysHere = ({ leads }: Thing, url: string): boolean =>
  leads !== '' && URL.canParse(leads, url) && new URL(leads, url).pathname === new URL(url).pathname

export const keyOf = (thing: Thing, url: string): string =>
  `${(thing.entry?.cells.length ?? 0) > 1 ? pathOf(url) : ''} ${thing.role} ${thing.name} ${(thing.entry?.cells.length ?? 0) > 1 ? thing.entry?.text.slice(0, 60) : ''}`
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url)

/** "Edit", "Details", "⋮": shows more, and does nothing yet. */
function isShowing({ name, role }: Thing, { language }: Where): boolean {
  const words = wordsOf(name, language)
  if (role === 'link' || role === 'tab') return true
  if (words.length === 0) return /^[…⋮›»▸▾▼>+]+$/u.test(name.trim())
  return phrases(language, 'shows').at(words, 0) > 0 || LAST_SHOWS.test(name)
}

/** Languages that put the verb last. */
const LAST_SHOWS = /\p{L}\s(?:bearbeiten|ansehen|anzeigen|öffnen|ändern)$/u

const LEAVES =
  /^(?:log ?out|sign ?out|abmelden|déconnexion|cerrar sesión|delete|remove|cancel|stornier|annuler|archive|approve|reject|pay|buy|löschen|supprimer|eliminar|unsubscribe)/iu

/** What was opened to look into it, and does not have it, is closed again. */
function byLeaving({ scene, went }: Where, tried: ReadonlySet<string>): Means | undefined {
  const key = `left ${scene.dialog ?? ''}`
  if (scene.dialog === undefined || went.length === 0 || tried.has(key)) return undefined
  return { act: { do: 'press', key: 'Escape' }, to: 'what is behind this dialog', by: [], keeps: false, key }
}

/** Names, numbers and what was quoted can be searched for. */
export function bySearch(
  missing: readonly Needed[],
  { scene, language }: Where,
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
  const text = searchable(missing)
  const key = `search ${text}`
  if (!box || text === '' || tried.has(key)) return undefined
  return {
    act: { do: 'fill', ref: box.ref, text, enter: true },
    to: `the search for ${text}`,
    by: [],
    keeps: true,
    key,
  }
}

/** A name of several words, what was quoted, or a code: what people type into a search. */
function searchable(missing: readonly Needed[]): string {
  const groups: Needed[][] = []
  for (const one of missing) {
    const last = groups.at(-1)?.at(-1)
    const told = one.value?.sort === 'quote' || /\d/.test(one.word.text) || /^\p{Lu}/u.test(one.word.text)
    if (!told) continue
    const joins = last && (one.value ? one.value === last.value : one.word.from - last.word.to <= 1)
    if (joins) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  const [best] = groups.sort((a, b) => b.length - a.length)
  const [first] = best ?? []
  return first?.value?.sort === 'quote' ? first.value.text : (best ?? []).map(({ word }) => word.text).join(' ')
}

export function byNextPage({ scene, language }: Where, tried: ReadonlySet<string>): Means | undefined {
  const next = nextOf({ scene, language })
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

/** Brings more of the same list. */
export const MORE =
  /^(?:load|show|view|see) more\b|^mehr (?:laden|anzeigen)|^(?:afficher|voir|charger) plus|^(?:ver|cargar|mostrar) más/iu

export const nextOf = ({ scene, language }: Pick<Where, 'scene' | 'language'>): Thing | undefined =>
  scene.things.find(({ kind, name, disabled, entry }) => {
    const words = wordsOf(name, language)
    const isNext =
      words.length > 0
        ? (phrases(language, 'next').at(words, 0) === words.length &&
            !/^(?:more|mehr|plus|más|older)$/iu.test(name.trim())) ||
          MORE.test(name.trim())
        : /^[›»>→]$/u.test(name.trim())
    return (kind === 'press' || kind === 'link') && !disabled && isNext && !(entry && entry.cells.length > 3)
  })
