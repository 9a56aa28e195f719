import { readDate } from '@app/values'
import type { Value } from '../field.ts'
import { readExpiry } from '../fit/read-expiry.ts'
import type { Meaning } from '../meaning/lexicon.ts'
import { meaningOfWords } from '../meaning/meaning-of-words.ts'

/** One thing that is given, under the name the giver has for it. */
export interface Datum {
  keys: string[]
  value: Value
  meaning: Meaning
  /** Made of what was given, not given itself. */
  derived: boolean
}

/** The data as given. */
export const readData = (data: Readonly<Record<string, Value>>): Datum[] =>
  Object.entries(data).map(([key, value]) => ({
    keys: [key],
    value,
    meaning: meaningOfWords(key) ?? '',
    derived: false,
  }))

/** What can be made of it: the parts of a name, a date, an expiry, a phone number, and wholes joined from parts. */
export function deriveData(data: readonly Datum[], now: Date): Datum[] {
  const parts = data.flatMap((datum) => {
    const taken = PARTS[datum.meaning]?.(String(datum.value), now) ?? {}
    return Object.entries(taken).map(([meaning, value]) => ({
      ...datum,
      meaning: meaning as Meaning,
      value,
      derived: true,
    }))
  })
  return [...parts, ...WHOLES.flatMap(([meaning, pieces, mark]) => join(data, meaning, pieces, mark))]
}

const PARTS: Partial<Record<Meaning, (value: string, now: Date) => Partial<Record<Meaning, string>>>> = {
  name: splitName,
  'cc-name': (value) => {
    const { 'given-name': first, 'family-name': last } = splitName(value)
    return { ...(first ? { 'cc-given-name': first } : {}), ...(last ? { 'cc-family-name': last } : {}) }
  },
  bday: (value, now) => {
    const [year, month, day] = readDate(value, { now })?.slice(0, 10).split('-') ?? []
    return year && month && day ? { 'bday-year': year, 'bday-month': month, 'bday-day': day } : {}
  },
  'cc-exp': (value) => {
    const expiry = readExpiry(value)
    return expiry ? { 'cc-exp-month': expiry.month, 'cc-exp-year': expiry.year } : {}
  },
  tel: (value) => {
    const [, code, rest] = /^\s*((?:\+|00)\d{1,3})[\s(./-]+([^\s(./-].*)$/.exec(value) ?? []
    return code && rest ? { 'tel-country-code': code.replace(/^00/, '+'), tel: rest } : {}
  },
  'address-line1': splitStreet,
  'street-address': splitStreet,
}

/** The last word is the family name, with the small words before it; "Lovelace, Ada" says so itself. */
function splitName(value: string): Partial<Record<Meaning, string>> {
  const [family, given] = value.includes(',') ? value.split(/\s*,\s*/) : []
  if (family && given) return { 'given-name': given, 'family-name': family }
  const titled = /^\s*((?:mr|mrs|ms|miss|dr|prof|herr|frau|m|mme)\.?)\s+(\S.*)$/i.exec(value)
  const words = (titled?.[2] ?? value).trim().split(/\s+/)
  if (words.length < 2) return {}
  const small = words.findIndex(
    (word, index) => index > 0 && /^(van|von|de|der|den|da|dos|del|di|la|le|bin|al|ter|zu)$/i.test(word),
  )
  const cut = small > 0 ? small : words.length - 1
  const [first = '', ...middle] = words.slice(0, cut)
  return {
    ...(titled?.[1] ? { 'honorific-prefix': titled[1] } : {}),
    'given-name': first,
    ...(middle.length > 0 ? { 'additional-name': middle.join(' ') } : {}),
    'family-name': words.slice(cut).join(' '),
  }
}

function splitStreet(value: string): Partial<Record<Meaning, string>> {
  const [first = '', ...more] = value.split(/\s*[\n,]\s*/)
  const number = /^(\d+(?:\s?[a-z])?)\s+(\S.*)$/i.exec(first) ?? /^(.*?\S)\s+(\d+(?:\s?[a-z])?)$/i.exec(first)
  const lines: Partial<Record<Meaning, string>> =
    more.length > 0 ? { 'address-line1': first, 'address-line2': more.join(', ') } : {}
  if (!number) return lines
  const [street, house] = /^\d/.test(number[1] ?? '') ? [number[2], number[1]] : [number[1], number[2]]
  return { ...lines, 'address-streetname': street ?? '', 'address-housenumber': house ?? '' }
}

const WHOLES: readonly [Meaning, Meaning[], string][] = [
  ['name', ['given-name', 'additional-name', 'family-name'], ' '],
  ['cc-name', ['given-name', 'family-name'], ' '],
  ['cc-exp', ['cc-exp-month', 'cc-exp-year'], '/'],
  ['bday', ['bday-year', 'bday-month', 'bday-day'], '-'],
  ['street-address', ['address-line1', 'address-line2'], ', '],
  ['tel', ['tel-country-code', 'tel'], ' '],
]

function join(data: readonly Datum[], meaning: Meaning, pieces: readonly Meaning[], mark: string): Datum[] {
  const found = pieces.flatMap((piece) => data.find((datum) => datum.meaning === piece) ?? [])
  if (found.length < 2 || data.some((datum) => datum.meaning === meaning && meaning !== 'tel')) return []
  const keys = found.flatMap((datum) => datum.keys)
  return [{ keys, value: found.map(({ value }) => String(value)).join(mark), meaning, derived: true }]
}
