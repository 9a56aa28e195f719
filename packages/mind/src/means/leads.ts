import { isUrl } from '@app/values'
import type { Where } from '../match/rank.ts'
import type { Entry, Thing } from '../page/scene.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'

/** Leads to somebody else's site, or says that it is paid for. */
export const isAdvert = ({ leads, under }: Thing, url: string): boolean =>
  under.some((name) => /advert|sponsored|anzeige|werbung|publicité|publicidad/iu.test(name)) ||
  (/^https?:/.test(leads) && isUrl(url) && new URL(leads).host !== new URL(url).host)

/** A link to where one is. */
export const leadsHere = ({ leads, role }: Thing, url: string): boolean =>
  role === 'link' && leads !== '' && isUrl(leads, url) && new URL(leads, url).href === url.split('#')[0]

/** What it shows is in sight already; pressing it would close that. */
export const isOpen = ({ open, kind, on }: Thing): boolean => open || (kind === 'tab' && on === true)

/** A link in name only: it has no address, so pressing it does something, and nobody knows what. */
export const leadsNowhere = ({ leads, role }: Thing): boolean =>
  role === 'link' && (leads === '' || leads === '#' || /^javascript:/i.test(leads))

/** A part of the page one is on, under an address of its own. */
export const staysHere = ({ leads }: Thing, url: string): boolean =>
  leads !== '' && isUrl(leads, url) && new URL(leads, url).pathname === new URL(url).pathname

/** By what the row is called: what was pressed in it may have brought more words to it. */
export const keyOf = ({ entry, role, name }: Thing, url: string): string => {
  const isRow = entry !== undefined && entry.cells.length > 1
  return isRow ? `${pathOf(url)} ${role} ${name} ${callOf(entry)}` : ` ${role} ${name} `
}
const callOf = ({ cells, text }: Entry): string => {
  const said = cells.map((cell) => cell.text).filter((words) => /[\p{L}\d]/u.test(words))
  return said.length > 1 ? said.slice(0, 3).join(' ') : text.slice(0, 60)
}
const pathOf = (url: string): string => (isUrl(url) ? new URL(url).pathname + new URL(url).search : url)

/** "Edit", "Details", "⋮": shows more, and does nothing yet. */
export function isShowing(thing: Thing, { language, reads = false }: Where): boolean {
  const { name, role, sign, steps } = thing
  // "One more", and no "show more".
  if (steps || COUNTS.test(sign)) return false
  const words = wordsOf(name, language)
  if ((role === 'link' && !leadsNowhere(thing)) || role === 'tab') return true
  // "+ add", "+ free": what is to be put there is asked for next.
  if (words.length === 0 || /^[+＋]\s*\p{L}/u.test(name)) return /^(?:[…⋮⋯›»▸▾▼>+]+$|[+＋]\s*\p{L})/u.test(name.trim())
  if (reads) return phrases(language, 'views').at(words, 0) > 0 || LAST_VIEWS.test(name)
  return phrases(language, 'shows').at(words, 0) > 0 || LAST_SHOWS.test(name)
}

const COUNTS = /^[+＋−–-]$/u

/** Languages that put the verb last. "Wieder öffnen" is to open again what was closed, which does something. */
const LAST_SHOWS = /\p{L}\s(?:bearbeiten|ansehen|anzeigen|ändern)$|^(?!wieder\b)\p{L}+\söffnen$/iu
const LAST_VIEWS = /\p{L}\s(?:ansehen|anzeigen)$/u

/** Closes what it stands on, or takes its line away. */
export const CROSS = /^[×✕✖⨯xX]$/u

/** What leaves, or does something by its name: "Pay" is, "Payees" is not. */
export const LEAVES =
  /^(?:log ?out|sign ?out|abmelden|(?:se )?déconne\p{L}*|cerrar sesión|delete|remove|cancel|stornieren|annuler|archive|approve|reject|pay|buy|löschen|supprimer|eliminar|unsubscribe)(?!\p{L})/iu

/** "New seat", "Neuer Sitz": saves nothing that stands before it. */
export const opensAnother = (name: string, language: Language): boolean => {
  const words = wordsOf(name, language)
  return words.length > 1 && phrases(language, 'another').at(words, 0) > 0
}

/** Takes what was filled in, or agrees to what was asked. */
export const isConfirm = (name: string, { language }: Pick<Where, 'language'>): boolean => {
  if (/^[✓✔]$/u.test(name.trim())) return true
  // "Send to …" asks for more before it does anything.
  if (/(?:…|\.\.\.)\s*$/u.test(name)) return false
  // "Delete order" orders nothing.
  if (LEAVES.test(name.trim())) return false
  const words = wordsOf(name, language)
  return (
    words.length <= 4 &&
    !opensAnother(name, language) &&
    words.some((_, at) => phrases(language, 'confirms').at(words, at) > 0) &&
    !words.some((_, at) => phrases(language, 'leaves').at(words, at) > 0)
  )
}
