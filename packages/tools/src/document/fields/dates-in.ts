import { MONTHS } from './months.ts'

export interface FoundDate {
  /** `2025-03-04` */
  value: string
  text: string
  from: number
  to: number
  /** Neither the order of day and month nor the century was plain. */
  unsure: boolean
}

type Order = 'day' | 'month'

const NUMERIC = /(?<![\d.,/-])(\d{1,4}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{2,4})(?![\d/])/g
const DAY_NAME =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|ª)?[ .\-/,]{0,2}(?:de |of )?(\p{L}{3,12})\.?[ .\-/,]{0,3}(?:de[l]? )?(\d{4}|\d{2})(?!\d)/gu
const NAME_DAY = /(\p{L}{3,12})\.?[ .-]{0,2}(\d{1,2})(?:st|nd|rd|th)?[ ,.-]{1,4}(\d{4})(?!\d)/gu
const EASTERN = /(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]?/g

/** Every date of a text. `order` settles 03/04/2025; the text's own plain dates settle it first. */
export function datesIn(text: string, order: Order = 'day'): FoundDate[] {
  const found: FoundDate[] = []
  const add = (match: RegExpMatchArray, date: [string, string, string], unsure = false) => {
    const [year, month, day] = [fullYear(date[0]), Number(date[1]), Number(date[2])]
    const from = match.index ?? 0
    if (!isDay(year, month, day) || found.some((one) => one.from < from + match[0].length && one.to > from)) return
    const value = [String(year), pad(month), pad(day)].join('-')
    found.push({ value, text: match[0].trim(), from, to: from + match[0].length, unsure })
  }
  for (const match of text.matchAll(EASTERN)) add(match, [match[1] ?? '', match[2] ?? '', match[3] ?? ''])
  for (const match of text.matchAll(DAY_NAME)) add(match, [match[3] ?? '', monthOf(match[2]), match[1] ?? ''])
  for (const match of text.matchAll(NAME_DAY)) add(match, [match[3] ?? '', monthOf(match[1]), match[2] ?? ''])
  for (const match of text.matchAll(NUMERIC)) {
    const { date, unsure } = orderNumbers([match[1] ?? '', match[3] ?? '', match[4] ?? ''], order)
    add(match, date, unsure)
  }
  return found.sort((a, b) => a.from - b.from)
}

function orderNumbers([first, second, third]: [string, string, string], order: Order) {
  if (first.length === 4) return { date: [first, second, third] as [string, string, string], unsure: false }
  const monthFirst = Number(second) > 12 || (order === 'month' && Number(first) <= 12)
  const unsure = Number(first) <= 12 && Number(second) <= 12 && first !== second
  return { date: (monthFirst ? [third, first, second] : [third, second, first]) as [string, string, string], unsure }
}

/** Whether a document writes its months first, by the dates of it that leave no doubt. */
export function orderOf(text: string, otherwise: Order): Order {
  for (const match of text.matchAll(NUMERIC)) {
    if ((match[1] ?? '').length === 4) continue
    if (Number(match[1]) > 12) return 'day'
    if (Number(match[3]) > 12) return 'month'
  }
  return otherwise
}

const monthOf = (name = ''): string => {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return String(MONTHS.get(plain) ?? MONTHS.get(plain.slice(0, 3)) ?? '0')
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))
const isDay = (year: number, month: number, day: number): boolean =>
  year > 1900 &&
  year < 2200 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
const pad = (part: number): string => String(part).padStart(2, '0')
