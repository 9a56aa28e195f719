import type { Entry, Value } from '../field.ts'
import { type FitWish, fitValue } from '../fit/fit-value.ts'
import { assign } from './assign.ts'
import { type Datum, deriveData, readData } from './derive-data.ts'
import { rarityAmong } from './likeness.ts'
import { type Field, scorePair } from './score-pair.ts'

/** Below this it is a guess, and a guess is told instead of typed. */
const LEAST = 0.4

export interface Placed {
  keys: string[]
  field: Field
  entry: Entry
}

export interface Placing {
  placed: Placed[]
  /** What found no place, with the reason. Nothing is dropped silently. */
  unplaced: { key: string; why: string }[]
}

/** Which value belongs into which field: all pairs are weighed, and the best whole wins. */
export function placeValues(data: Readonly<Record<string, Value>>, fields: readonly Field[], wish: FitWish): Placing {
  const given = readData(data).filter(({ value }) => value !== '' && !(Array.isArray(value) && value.length === 0))
  const whole = match(given, fields, wish)
  const used = new Set(whole.map(({ field }) => field))
  const keysUsed = new Set(whole.flatMap(({ datum }) => (fits(datum, whole, wish) ? datum.keys : [])))
  const made = deriveData(given, wish.now).filter(
    ({ keys, meaning }) => keys.length > 1 || !keys.every((key) => keysUsed.has(key)) || meaning === 'cc-name',
  )
  const parts = match(
    made,
    fields.filter((field) => !used.has(field) && !field.readOnly),
    wish,
  )
  const failed = whole
    .filter(({ datum }) => !fits(datum, whole, wish))
    .filter(({ datum }) => !parts.some((part) => part.datum.keys.some((key) => datum.keys.includes(key))))
  return collect(given, [...whole, ...parts], failed, wish)
}

interface Pair {
  datum: Datum
  field: Field
}

function match(data: readonly Datum[], fields: readonly Field[], wish: FitWish): Pair[] {
  const rarity = rarityAmong(fields.map(({ label }) => label))
  const gains = data.map((datum, row) =>
    fields.map((field, column) => {
      const score = scorePair(datum, field, rarity, wish)
      // Where two fit alike, what comes first goes first.
      return score < LEAST ? 0 : score - 0.0001 * Math.abs(row / data.length - column / fields.length)
    }),
  )
  return assign(gains).flatMap((column, row) => {
    const [datum, field] = [data[row], column === undefined ? undefined : fields[column]]
    return datum && field ? [{ datum, field }] : []
  })
}

function fits(datum: Datum, pairs: readonly Pair[], wish: FitWish): boolean {
  const pair = pairs.find((one) => one.datum === datum)
  return pair !== undefined && 'entry' in fitValue(pair.field, datum.value, wish)
}

function collect(given: readonly Datum[], pairs: readonly Pair[], failed: readonly Pair[], wish: FitWish): Placing {
  const placed = pairs.flatMap(({ datum, field }) => {
    const fitted = fitValue(field, datum.value, wish)
    return 'entry' in fitted ? [{ keys: datum.keys, field, entry: fitted.entry }] : []
  })
  const done = new Set(placed.flatMap(({ keys }) => keys))
  const unplaced = given
    .flatMap(({ keys }) => keys)
    .filter((key) => !done.has(key))
    .map((key) => ({ key, why: whyNot(key, failed, wish) }))
  return { placed, unplaced }
}

function whyNot(key: string, failed: readonly Pair[], wish: FitWish): string {
  const pair = failed.find(({ datum }) => datum.keys.includes(key))
  if (!pair) return 'no field of this form asks for it'
  const fitted = fitValue(pair.field, pair.datum.value, wish)
  return `"${pair.field.label || pair.field.name}" did not take it: ${'why' in fitted ? fitted.why : ''}`
}
