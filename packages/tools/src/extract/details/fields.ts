import { LEXICON } from './lexicon.ts'

export type Kind = 'text' | 'title' | 'money' | 'number' | 'date' | 'phone' | 'email' | 'address' | 'link' | 'image'

export interface Field {
  /** As the person put it. */
  wanted: string
  kind: Kind
  /** The names it may go by, most telling first, in plain lower case. */
  names: string[]
  /** What its values look like, where that is telling. */
  looks?: RegExp
  /** Whether a thing may have several. */
  many: boolean
}

/** A field in a person's words as the names a page may use for it. */
export function readField(wanted: string): Field {
  const own = plainName(wanted)
  const single = own.replace(/s$/, '')
  const found =
    LEXICON.find(({ names }) => names[0] === own || names[0] === single) ??
    LEXICON.find(({ names }) => names.includes(own) || names.includes(single))
  if (found) return { ...found, wanted, names: [own, ...found.names.filter((name) => name !== own)] }
  // `ticket price` is a price: the last word says what it is.
  const [last = ''] = own.split(' ').slice(1).slice(-1)
  const head = LEXICON.find(({ names }) => names[0] === last || names[1] === last)
  if (head) return { ...head, wanted, names: [own, ...head.names] }
  return { wanted, kind: guessKind(own), names: [own], many: own !== single }
}

const HINTS: [RegExp, Kind][] = [
  [/\b(?:price|cost|fee|amount|salary|rent|total)\b/, 'money'],
  [/\b(?:date|day|when|time|born|birthday)\b/, 'date'],
  [/\b(?:number of|count|how many|quantity)\b/, 'number'],
  [/\b(?:link|url|website)\b/, 'link'],
  [/\b(?:image|picture|photo|logo)\b/, 'image'],
  [/\bphone\b|\bfax\b/, 'phone'],
  [/\be ?mail\b/, 'email'],
  [/\baddress\b/, 'address'],
  [/\b(?:title|name)$/, 'title'],
]

const guessKind = (name: string): Kind => HINTS.find(([words]) => words.test(name))?.[1] ?? 'text'

/** `Fuel_economy:`, `fuelEconomy` and `FUEL ECONOMY (city)` are one name. */
export const plainName = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\([^)]{0,40}\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
