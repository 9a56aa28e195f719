import * as chrono from 'chrono-node'
import { readPlainDate } from './plain-date.ts'

export interface DateWish {
  /** What `yesterday` and a missing year are reckoned from. */
  now: Date
  /** BCP 47: `03/04/2025` is March in `en-US` and April elsewhere. */
  language?: string | undefined
}

type Reader = Pick<chrono.Chrono, 'parse'>

const READERS: Record<string, Reader> = {
  de: chrono.de.casual,
  fr: chrono.fr.casual,
  ja: chrono.ja.casual,
  pt: chrono.pt.casual,
  nl: chrono.nl.casual,
  es: chrono.es.casual,
  zh: chrono.zh.casual,
  ru: chrono.ru.casual,
  it: chrono.it.casual,
}

/** Longer texts are stories with a date in them; the library's patterns are also not linear. */
const LONGEST = 120

/** The first date of a text as `2025-03-04`, with `T14:30` when it names a time and the offset when it names one. */
export function readDate(text: string, { now, language = 'en' }: DateWish): string | undefined {
  const short = text.trim().slice(0, LONGEST)
  const exact = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d{1,6})?(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(short)
  if (exact) return Number.isNaN(Date.parse(short)) ? undefined : short.replace(' ', 'T')
  // Most dates on pages are plain, and the library takes a hundred times as long for them.
  const plain = readPlainDate(short, isAmerican(language))
  if (plain) return plain
  const [found] = readerFor(language).parse(numericDate(short, language), now) ?? []
  return found && toIso(found.start)
}

const isAmerican = (language: string): boolean => /^en(?:-us)?$/i.test(language)

function readerFor(language: string): Reader {
  const [first = 'en'] = language.toLowerCase().split('-')
  if (first !== 'en') return READERS[first] ?? chrono.en.GB
  return isAmerican(language) ? chrono.en.casual : chrono.en.GB
}

/** `04.03.2025` has its day first in every language that writes it with points. */
const numericDate = (text: string, language: string): string =>
  /^de/i.test(language)
    ? text
    : text.replace(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/, (_, day, month, year) => `${year}-${pad(month)}-${pad(day)}`)

function toIso(start: chrono.ParsedComponents): string {
  const day = [start.get('year'), start.get('month'), start.get('day')].map((part) => pad(part ?? 1)).join('-')
  if (!start.isCertain('hour')) return day
  const time = `${pad(start.get('hour') ?? 0)}:${pad(start.get('minute') ?? 0)}`
  return `${day}T${time}${offset(start.get('timezoneOffset'))}`
}

function offset(minutes: number | null): string {
  if (minutes === null) return ''
  if (minutes === 0) return 'Z'
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

const pad = (part: number | string): string => String(part).padStart(2, '0')
