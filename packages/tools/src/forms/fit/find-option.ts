import type { Option } from '../field.ts'
import { plainWords } from '../meaning/plain-words.ts'
import { findCountry } from './find-country.ts'
import { distance } from './word-distance.ts'

/** The option that is meant, or none: by its words, its value, a country's other names, a number in a range, then by likeness. */
export function findOption(options: readonly Option[], wanted: string): number | undefined {
  const plain = plainWords(wanted)
  if (!plain) return undefined
  const words = options.map(({ label, value }) => [plainWords(label), plainWords(value)] as const)
  for (const fits of WAYS) {
    const found = words.findIndex((one) => fits(one, plain))
    if (found >= 0) return found
  }
  return byCountry(options, wanted) ?? byRange(options, wanted) ?? byLikeness(words, plain)
}

type Words = readonly [label: string, value: string]

const WAYS: readonly ((one: Words, wanted: string) => boolean)[] = [
  ([label], wanted) => label === wanted,
  ([, value], wanted) => value === wanted,
  ([label], wanted) => sameNumber(label, wanted),
  ([, value], wanted) => sameNumber(value, wanted),
  ([label], wanted) => holds(label, wanted),
  ([label], wanted) => label.length > 2 && holds(wanted, label),
  ([label], wanted) => every(wanted, label),
]

const holds = (long: string, short: string): boolean => ` ${long} `.includes(` ${short} `)
const every = (wanted: string, label: string): boolean =>
  label.length > 0 &&
  wanted.split(' ').every((word) => label.split(' ').some((one) => one.startsWith(word) && word.length > 2))
const sameNumber = (one: string, wanted: string): boolean =>
  /^\d+$/.test(one) && /^\d+$/.test(wanted) && Number(one) === Number(wanted)

function byCountry(options: readonly Option[], wanted: string): number | undefined {
  const code = findCountry(wanted)
  if (!code) return undefined
  const found = options.findIndex(
    ({ label, value }) => value.toUpperCase() === code || findCountry(label) === code || findCountry(value) === code,
  )
  return found >= 0 ? found : undefined
}

/** `7` among "1 to 5", "6 to 10", "more than 10". */
function byRange(options: readonly Option[], wanted: string): number | undefined {
  const number = Number(wanted.replace(/[,\s]/g, ''))
  if (!Number.isFinite(number)) return undefined
  const found = options.findIndex(({ label }) => {
    const [from, to] = (label.replace(/,(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
    if (from === undefined) return false
    if (to !== undefined) return number >= from && number <= to
    if (/\+|more|over|above|mehr|uber|plus/i.test(label)) return number >= from
    return /less|under|below|weniger|unter|moins|menos/i.test(label) && number <= from
  })
  return found >= 0 ? found : undefined
}

/** A slip of the pen, not another word. */
function byLikeness(words: readonly Words[], wanted: string): number | undefined {
  const slips = Math.floor(wanted.length / 5)
  const near = words
    .map(([label], index) => ({ index, far: label ? distance(label, wanted) : Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.far - b.far)
  const [best, next] = near
  return best && best.far <= slips && best.far < (next?.far ?? Number.POSITIVE_INFINITY) ? best.index : undefined
}
