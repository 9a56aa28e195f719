import { readMoney, readNumber } from '@app/values'
import * as chrono from 'chrono-node'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'
import { weekdaysOf } from './series.ts'
import { wordsOf } from './words.ts'

export const SORTS = ['quote', 'url', 'email', 'file', 'phone', 'money', 'date', 'percent', 'number'] as const
export type Sort = (typeof SORTS)[number]

/** A part of the sentence that is a value, not an instruction. */
export interface Value {
  sort: Sort
  from: number
  to: number
  /** As a step is given it: without quotation marks, an address in full, a date in ISO 8601. */
  text: string
  amount?: number | undefined
  /** A day of which nobody said in which year. */
  anyYear?: boolean
  /** A part of a text that may as well be something to do. */
  unsure?: string
}

const TOP =
  'com|org|net|edu|gov|io|dev|app|co|uk|de|fr|es|eu|ch|at|it|nl|be|jp|cn|info|biz|shop|store|example|test|ai|me|us|ca|au|in|br|club|space|site|online'
const ENDINGS = 'csv|xlsx|xls|json|pdf|docx|doc|txt|md|html|htm|png|jpg|jpeg|gif|zip|xml|yaml|yml|pptx|log|svg'
const SIGNS = '[$€£¥₹]|US\\$|CHF|USD|EUR|GBP|JPY'
const UNITS =
  'dollars?|bucks|euros?|pounds?|yen|yuan|francs?|usd|eur|gbp|jpy|cny|rmb|chf|cents?|dólares|libras|livres|Pfund|Franken|元|美元|欧元|円|ドル|ユーロ'
const NUMBER = '\\d(?:[\\d,.\\u202f]*\\d)?'

/** From what says most to what says least: what one has taken is gone for those after it. */
const FORMS: readonly [Sort, RegExp][] = [
  [
    'quote',
    /"([^"\n]{1,2000})"|“([^”\n]{1,2000})”|„([^“”\n]{1,2000})[“”]|«\s?([^»\n]{1,2000}?)\s?»|「([^」\n]{1,2000})」|『([^』\n]{1,2000})』|(?<![\p{L}\d])'([^'\n]{1,300})'(?![\p{L}\d])|(?<![\p{L}\d])‘([^’\n]{1,300})’(?![\p{L}\d])/gu,
  ],
  ['email', /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu],
  [
    'url',
    new RegExp(
      `\\bhttps?://[^\\s"<>，。、]+[^\\s"<>.,;:!?)\\]，。、]|\\blocalhost:\\d+(?:/[^\\s,;]*)?|\\b(?:[a-z\\d](?:[a-z\\d-]{0,62})\\.)+(?:${TOP})\\b(?:/[^\\s"<>，。、]*[^\\s"<>.,;:!?)\\]，。、])?`,
      'giu',
    ),
  ],
  ['file', new RegExp(`\\b[\\p{L}\\d_-][\\p{L}\\d_.-]{0,80}\\.(?:${ENDINGS})\\b`, 'giu')],
  ['phone', /(?<![\p{L}\d])(?:\+\d[\d ().-]{5,18}\d|0\d{2,5}[ /]\d{3,8}(?: \d{2,6})?|0\d(?:[ .]\d{2}){4})(?!\d)/gu],
  [
    'money',
    new RegExp(
      `(?<!\\p{L})(?:${SIGNS})\\s?${NUMBER}(?:\\s?(?:k|million|thousand)\\b)?|${NUMBER}\\s?(?:[€£¥]|(?:${UNITS})(?![\\p{L}]))`,
      'giu',
    ),
  ],
  ['percent', new RegExp(`${NUMBER}\\s?(?:%|percent\\b|per cent\\b|Prozent\\b|pour cent\\b|por ciento\\b)`, 'giu')],
]

const READERS: Record<Language, Pick<chrono.Chrono, 'parse'>> = {
  en: chrono.en.casual,
  de: chrono.de.casual,
  fr: chrono.fr.casual,
  es: chrono.es.casual,
  zh: chrono.zh.casual,
  ja: chrono.ja.casual,
}
/** The library's patterns are not linear, and nobody puts a date behind so many letters. */
const LONGEST_FOR_DATES = 2_000

/** Everything in the words that is a value, in the order it stands there; days and their hours each by itself where wanted. */
export function findValues(words: string, language: Language, now: Date, { parted = false } = {}): Value[] {
  const taken: Value[] = textBehindColon(words, language)
  const free = (from: number, to: number) => !taken.some((one) => one.from < to && from < one.to)
  for (const [sort, form] of FORMS)
    for (const match of words.matchAll(form)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (free(from, to)) taken.push(read(sort, match, from, to))
    }
  for (const date of findDates(words, language, now, parted)) if (free(date.from, date.to)) taken.push(date)
  for (const match of words.matchAll(new RegExp(`(?<![\\p{L}\\d.#_/-])#?${NUMBER}(?![\\p{L}\\d_/-])`, 'gu'))) {
    const [from, to] = [match.index, match.index + match[0].length]
    // "No. 1046", "n° 12" is what something is called, and no figure to enter.
    if (free(from, to) && !CALLED.test(words.slice(0, from)))
      taken.push({ sort: 'number', from, to, text: match[0].replace(/^#/, ''), amount: readNumber(match[0]) })
  }
  for (const { text, plain, from, to } of wordsOf(words, language))
    if (/^\d+$/.test(plain) && !/\d/.test(text) && free(from, to) && !isInName(text, from, words))
      taken.push({ sort: 'number', from, to, text: plain, amount: Number(plain) })
  const all = parted ? taken.flatMap((value) => partTime(value, words)) : taken
  return all.sort((a, b) => a.from - b.from)
}

/** "Reply to Ada: Both rooms are free." What stands behind the colon is entered as it is, to its last sign. */
function textBehindColon(words: string, language: Language): Value[] {
  const colon = /:\s+(?=\p{Lu}\p{L})|：(?=[^\s"“「『])/gu.exec(words.slice(0, LONGEST_FOR_DATES))
  if (!colon) return []
  const before = words.slice(0, colon.index)
  const said = wordsOf(before.slice(before.search(/[^.!?\n]*$/u)), language)
  const says = (row: string) => said.some((_, at) => phrases(language, row).at(said, at) > 0)
  const from = colon.index + colon[0].length
  const text = words.slice(from).trimEnd()
  if (!says('writes') && !(says('entitles') && !/[,;:\n]|[.!?]\s/u.test(text))) return []
  const unsure = instructionIn(text, language)
  return [{ sort: 'quote', from, to: from + text.length, text, ...(unsure ? { unsure } : {}) }]
}

const DOES = ['open', 'press', 'set', 'tick', 'untick', 'choose', 'send'].map((doing) => `doing.${doing}`)
/** "… at five. Then mark it as shipped": nobody but who said it knows whether that is still the text. */
function instructionIn(text: string, language: Language): string | undefined {
  const words = wordsOf(text, language)
  const length = (rows: readonly string[], at: number) =>
    Math.max(0, ...rows.map((row) => phrases(language, row).at(words, at)))
  const at = words.findIndex((word, on) => {
    const starts = on > 0 && /[.!?;,。！？；，]\s*$/u.test(text.slice(0, word.from))
    const joined = length(['afterwards', 'and'], on)
    if (on === 0 || !(starts || joined > 0)) return false
    const verb = length(['treats', 'completes', ...DOES], on + joined)
    if (/[.!?。！？]/u.test(text.slice(word.from, words[on + joined]?.from))) return false
    const isDone = verb > 0 && length(['it'], on + joined + verb) > 0
    return isDone || (verb > 0 && starts && joined > 0)
  })
  return at < 0 ? undefined : text.slice(words[at]?.from)
}

/** "The Three Oaks": a number in the middle of a sentence that is written like a name is a part of one. */
const isInName = (text: string, from: number, words: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text) && /[\p{L}\d,;]\s+$/u.test(words.slice(0, from))

const CALLED = /(?<!\p{L})(?:n[°º]|nos?\.|nr\.|№)\s?$/iu

function read(sort: Sort, match: RegExpMatchArray, from: number, to: number): Value {
  const whole = match[0]
  if (sort === 'quote')
    return { sort, from, to, text: (match.slice(1).find((one) => one !== undefined) ?? whole).trim() }
  if (sort === 'url')
    return {
      sort,
      from,
      to,
      text: /^https?:/i.test(whole) ? whole : `${/^localhost/.test(whole) ? 'http' : 'https'}://${whole}`,
    }
  if (sort === 'money') return { sort, from, to, text: whole, amount: readMoney(whole)?.amount }
  if (sort === 'percent') return { sort, from, to, text: whole, amount: readNumber(whole) }
  return { sort, from, to, text: whole }
}

function findDates(words: string, language: Language, now: Date, parted: boolean): Value[] {
  // What is to be done lies ahead; what is asked about may lie behind.
  const forwardDate = !/\b(?:since|last|past|ago|before|after|did|were|was|yesterday)\b/iu.test(words)
  const hours = hoursOfDays(words.slice(0, LONGEST_FOR_DATES), language)
  const text = hours.reduce(
    (all, { from, to }) => all.slice(0, from) + 'x'.repeat(to - from) + all.slice(to),
    words.slice(0, LONGEST_FOR_DATES),
  )
  const days = READERS[language]
    .parse(withoutSnares(text), now, { forwardDate })
    .flatMap(({ index, text, start, end }): Value[] => {
      // "Second", "now" and a bare "may" are words more often than dates.
      const told = start.isCertain('day') || start.isCertain('weekday') || /\d.*(?:am|pm|:\d\d|uhr)/i.test(text)
      if (!told || /^(?:now|second|may|sat|sun|march)$/i.test(text) || isSpan(text)) return []
      const hours = parted && end?.isCertain('hour') ? fromTo(text, index, start, end) : []
      if (hours.length > 0) return hours
      const anyYear = start.isCertain('day') && start.isCertain('month') && !start.isCertain('year')
      return [
        {
          ...{ sort: 'date', from: index, to: index + text.length, text: isTime(text) ? timeOf(start) : isoOf(start) },
          ...(anyYear ? { anyYear } : {}),
        },
      ]
    })
  return [...days, ...hours]
}

/** "Wednesday at 11", "Tuesday to 16:00": a day and an hour, each a value of its own. */
function hoursOfDays(words: string, language: Language): Value[] {
  const days = [...new Set([...weekdaysOf(language), ...weekdaysOf('en')])].join('|')
  const form = new RegExp(
    `(?<=(?<!\\p{L})(?:${days})\\s+(?:at|to|um|auf|à|a las)\\s+)(\\d{1,2})(?:[:.h](\\d{2}))?(?![\\d/-]|[.:]\\d|\\s?(?:am|pm|\\p{L}{3}))`,
    'giu',
  )
  return [...words.matchAll(form)].flatMap(({ 0: said, 1: hour = '', 2: minutes, index }): Value[] => {
    // "At 3" is in the afternoon, or in the night.
    if (Number(hour) > 23 || (minutes === undefined && Number(hour) < EARLIEST)) return []
    const text = `${hour.padStart(2, '0')}:${minutes ?? '00'}`
    return [{ sort: 'date', from: index, to: index + said.length, text }]
  })
}
const EARLIEST = 8

/** What the library would take for a part of a date: other letters in its place, as many as before. */
const withoutSnares = (words: string): string =>
  words
    // "BX-20 to 3 March": the digits of a code begin no date.
    .replace(/(?<![\p{L}\d])\p{L}{1,6}-\d[\p{L}\d-]*/gu, (code) => 'x'.repeat(code.length))
    // "The 3d Beaver" is no span of three days, and "210 m²" are no minutes.
    .replace(/(?<![\p{L}\d])\d+(?:[dwmyDWMY]|\sm²?)(?![\p{L}\d])/gu, (code) => 'x'.repeat(code.length))
    // "Set gate 2 to 11:10": the number is the gate's, and no hour.
    .replace(
      /(?<=\p{L}\s)(?<!(?<!\p{L})(?:from|at|between|von|um|ab|de|à|desde)\s)\d{1,3}(?=\s(?:to|auf|à|a)\s\d{1,2}[:.]\d{2})/giu,
      (number) => 'x'.repeat(number.length),
    )
    // "A practice evening on 2 December": which evening is said by the day.
    .replace(/\b(?:morning|afternoon|evening|night)(?=\s+(?:on|of)\b)/giu, (part) => 'x'.repeat(part.length))
    // "The watch 6–14 on Monday": from one hour to another, on one day.
    .replace(/(?<![\d.:])\d{1,2}\s?[–-]\s?\d{1,2}(?=\s+(?:on|am|le|el)\s+\p{L})/giu, (hours) =>
      'x'.repeat(hours.length),
    )
    // "4 May, 3 people": the day stands before the month.
    .replace(/(?<=\b\d{1,2}(?:st|nd|rd|th)?\s+\p{L}{3,9}),(?=\s*\d{1,2}(?![\d:.]))/gu, ';')

/** "24 months", "hours", "a second": how long, not when. */
const isSpan = (text: string): boolean =>
  /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/iu.test(text) &&
  (!/\b(?:ago|in|next|last|this|past|coming|every)\b/iu.test(text) || /^(?:last|next|this) day$/iu.test(text))

const HOUR = /(?<![\d./-])\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|uhr|h)?(?![\d./-])/giu

/** "On 10 July from 09:00 until 13:00": a day and two hours, each a value of its own. */
function fromTo(text: string, index: number, start: chrono.ParsedComponents, end: chrono.ParsedComponents): Value[] {
  const [last, first] = [...text.matchAll(HOUR)].filter(({ 0: said }) => /[:.]|[a-z]/iu.test(said)).reverse()
  if (!first || !last) return []
  const hour = (one: RegExpMatchArray, when: chrono.ParsedComponents): Value => {
    const from = index + (one.index ?? 0)
    return { sort: 'date', from, to: from + one[0].trimEnd().length, text: isoOf(when).slice(11) }
  }
  const day: Value[] =
    (first.index ?? 0) > 0 && start.isCertain('day')
      ? [{ sort: 'date', from: index, to: index + (first.index ?? 0), text: isoOf(start).slice(0, 10) }]
      : []
  return [...day, hour(first, start), hour(last, end)]
}

/** "At 19:00" names no day. */
const isTime = (text: string): boolean =>
  /^(?:at|um|à|a las)?\s*\d{1,2}(?::\d\d)?\s*(?:am|pm|uhr|h|o'clock)?$/iu.test(text)
const timeOf = (start: chrono.ParsedComponents): string => isoOf(start).slice(11)

function isoOf(start: chrono.ParsedComponents): string {
  const pad = (part: number | null) => String(part ?? 0).padStart(2, '0')
  const day = `${start.get('year')}-${pad(start.get('month'))}-${pad(start.get('day'))}`
  return start.isCertain('hour') ? `${day}T${pad(start.get('hour'))}:${pad(start.get('minute'))}` : day
}

const TIME = /(?<![\d.])(?:\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm|uhr|h|o'clock))(?![.\d])(?:\s?(?:am|pm|uhr))?/iu

/** "12 June at 19:00" says two things, and a form asks for them in two fields. */
function partTime(value: Value, whole: string): Value[] {
  const [day, hour] = value.sort === 'date' ? value.text.split('T') : []
  const said = whole.slice(value.from, value.to)
  const time = day && hour ? TIME.exec(said) : null
  if (!time || !day || !hour) return [value]
  const at = value.from + time.index
  const [first, second] = [
    { ...value, text: day, ...(time.index > 0 ? { to: at } : { from: at + time[0].length }) },
    { ...value, text: hour, from: at, to: at + time[0].length },
  ]
  return [first, second].sort((a, b) => a.from - b.from)
}
