import type { Act } from '@app/toolkit'
import { readDate, readNumber } from '@app/values'
import type { Thing } from '../page/scene.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { likeness, wordsOf } from '../read/words.ts'

/** What is to stand in a control: as it was said, and of which sort it is. */
export interface Wish {
  text: string
  sort: string | undefined
  anyYear?: boolean | undefined
}

export interface Fitted {
  act: Act | undefined
  /** Nothing is to be done: it stands there already. */
  already: boolean
}

/** The act that puts a value into this control; nothing where it does not take it. */
export function fitValue(thing: Thing, said: Wish, language: Language, now: Date): Fitted | undefined {
  const { ref, kind, value } = thing
  const sort = said.sort
  const text = said.anyYear ? inYearOf(value, said.text) : said.text
  if (thing.disabled) return undefined
  if (kind === 'field') {
    if (isAtOdds(thing, { text, sort }, language)) return undefined
    const written = inForm(thing, { text, sort }, language, now)
    if (written === undefined) return undefined
    // What was picked in a calendar stands there as the page writes it.
    const isPicked =
      thing.locked && sort === 'date' && readDate(value, { now, language })?.slice(0, 10) === text.slice(0, 10)
    return { act: { do: 'fill', ref, text: written }, already: value === written || isPicked }
  }
  if (kind === 'slider') {
    const number = isFigure(text) ? readNumber(text) : undefined
    return number === undefined
      ? undefined
      : { act: { do: 'slide', ref, value: number }, already: Number(value) === number }
  }
  if (kind === 'choice') {
    const option = chooseFor({ text, sort }, thing.options, language, now)
    if (thing.options.length > 0 && option === undefined) return undefined
    return { act: { do: 'choose', ref, options: [option ?? text] }, already: value !== '' && value === option }
  }
  if (kind === 'radio') {
    const isIt = chooseFor({ text, sort }, [thing.name], language, now) !== undefined
    return isIt ? { act: { do: 'check', ref, on: true }, already: thing.on === true } : undefined
  }
  if (kind === 'tick') {
    const [word] = wordsOf(text, language)
    const on =
      word && phrases(language, 'on').has(word) ? true : word && phrases(language, 'off').has(word) ? false : undefined
    return on === undefined ? undefined : { act: { do: 'check', ref, on }, already: thing.on === on }
  }
  return undefined
}

/** "27 May" is said of the day that stands there: the one of all years that is nearest to it. */
function inYearOf(held: string, day: string): string {
  const [stands] = /^\d{4}-\d\d-\d\d/.exec(held) ?? []
  if (stands === undefined) return day
  const year = Number(stands.slice(0, 4))
  const away = (one: string) => Math.abs(Date.parse(one.slice(0, 10)) - Date.parse(stands))
  const [nearest = day] = [year - 1, year, year + 1]
    .map((one) => `${one}${day.slice(4)}`)
    .sort((a, b) => away(a) - away(b))
  return nearest
}

/** A name has letters, a phone number digits, an address of a mailbox its sign: by what the field is called. */
function isAtOdds({ name, value }: Thing, { text, sort }: Wish, language: Language): boolean {
  // Where a figure stands, no words go.
  if (/^-?\d+(?:[.,]\d+)?$/.test(value.trim()) && !(sort === 'quote' ? /\d/.test(text) : isFigure(text))) return true
  const words = wordsOf(name, language)
  const asks = (what: string) => words.some((word) => wordsOf(what, 'en').some(({ sense }) => word.sense === sense))
  if (asks('email')) return !text.includes('@')
  if (asks('phone')) return !/\d{3}/.test(text.replaceAll(/[\s()./-]/g, ''))
  return sort === 'phone' && words.some((word) => phrases(language, 'names').has(word))
}

/** The option that a wish means. */
export function chooseFor({ text, sort }: Wish, options: readonly string[], language: Language, now: Date) {
  const key = [language, sort === 'date' ? now.getTime() : '', text].join(' ')
  const chosen = chosenFrom(options)
  if (!chosen.has(key))
    chosen.set(
      key,
      optionFor(text, options, language) ??
        optionFor(text.replace(ORDINAL, ''), options, language) ??
        (sort === 'date' ? dayAmong(options, text, language, now) : undefined),
    )
  return chosen.get(key)
}

/** Every row of a table has the same list: what is meant by a wish is looked for in it once. */
function chosenFrom(options: readonly string[]): Map<string, string | undefined> {
  const before = ofList.get(options)
  if (before) return before
  const content = options.join('\n')
  if (ofContent.size >= MOST_LISTS) ofContent.clear()
  const chosen = ofContent.get(content) ?? new Map<string, string | undefined>()
  ofContent.set(content, chosen)
  ofList.set(options, chosen)
  return chosen
}
const ofList = new WeakMap<readonly string[], Map<string, string | undefined>>()
const ofContent = new Map<string, Map<string, string | undefined>>()
const MOST_LISTS = 500

/** "The 15th", where 15 is offered. */
const ORDINAL = /(?<=^\d{1,2})(?:st|nd|rd|th|er|e|\.|º|ª)$/u

/** The option that says just this, or the only one that holds all of its words. */
function optionFor(text: string, options: readonly string[], language: Language): string | undefined {
  const plain = (words: string) => words.toLowerCase().replace(/\s+/g, ' ').trim()
  const exact = options.find((option) => plain(option) === plain(text))
  if (exact !== undefined) return exact
  const said = wordsOf(text, language).filter(({ small }) => !small)
  if (said.length === 0) return undefined
  const holding = options.filter((option) => {
    const words = wordsOf(option, language)
    return said.every((word) => words.some((other) => likeness(word, other) > 0))
  })
  return holding.length === 1 ? holding[0] : undefined
}

/** The option that is this day; of days of the week the one it falls on, where it is one of the next seven. */
function dayAmong(options: readonly string[], iso: string, language: Language, now: Date): string | undefined {
  const day = iso.slice(0, 10)
  if (!/^\d{4}-/.test(day)) return undefined
  const same = options.filter((one) => /\d/.test(one) && readDate(one, { now, language })?.slice(0, 10) === day)
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  const ahead = (Date.parse(day) - now.getTime()) / 86_400_000
  if (ahead < -1 || ahead > 7) return undefined
  const named = (['long', 'short'] as const).map((weekday) =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(day)).toLowerCase(),
  )
  const [only, ...more] = options.filter((one) => named.includes(one.toLowerCase().trim()))
  return more.length === 0 ? only : undefined
}

/** A figure with its unit, and no sentence that holds one. */
const isFigure = (text: string): boolean =>
  /\d/.test(text) && (text.match(/\p{L}+/gu) ?? []).length <= 1 && text.length <= LONGEST_FIGURE
const LONGEST_FIGURE = 30
const LONGEST_DATE = 30

/** As the field wants it written. */
function inForm(
  { takes, value, entry }: Thing,
  { text, sort }: Wish,
  language: Language,
  now: Date,
): string | undefined {
  const iso = () =>
    sort === 'date' ? text : text.length <= LONGEST_DATE ? readDate(text, { now, language }) : undefined
  // An hour alone is no day.
  const day = () => (/^\d{4}-/.test(iso() ?? '') ? iso() : undefined)
  if (takes === 'date') return day()?.slice(0, 10)
  if (takes === 'month') return day()?.slice(0, 7)
  if (takes === 'time')
    return /^\d{1,2}:\d\d$/.test(text)
      ? text.padStart(5, '0')
      : (iso()?.split('T')[1]?.slice(0, 5) ??
          (sort === 'date' && /^\d\d:\d\d/.test(text) ? text.slice(0, 5) : undefined))
  if (takes === 'datetime-local') return iso()?.includes('T') ? iso()?.slice(0, 16) : undefined
  if (takes === 'number' || ((sort === 'money' || sort === 'percent') && /^[\d.,\s]*$/.test(value))) {
    const number = sort === 'date' || !isFigure(text) ? undefined : readNumber(text)
    if (number === undefined) return undefined
    // "7.50" is written as it was said, where that is no matter of the field.
    const decimals = /[.,](\d{1,2})(?!\d)/u.exec(text)?.[1]?.length ?? 0
    return takes === 'number'
      ? String(number)
      : number.toFixed(Math.max(decimals, String(number).split('.')[1]?.length ?? 0))
  }
  if (takes === 'email' && !text.includes('@')) return undefined
  // "11 reels" where a bare figure stands, here or in the fields beside it.
  const beside = entry?.things.filter((one) => one.kind === 'field' && one.value !== '') ?? []
  const figures = value === '' ? beside.map((one) => one.value) : [value]
  const isBare = figures.length > 0 && figures.every((one) => /^\d+(?:[.,]\d+)?$/.test(one))
  const figure = isBare ? /^(\d[\d.,]*)\s\p{L}+$/u.exec(text)?.[1] : undefined
  return figure ?? text
}
