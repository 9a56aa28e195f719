import type { Needed } from '../match/need.ts'
import { phrases } from '../read/phrases.ts'
import type { Value } from '../read/values.ts'
import type { Word } from '../read/words.ts'
import type { Slot } from './slots.ts'
import type { Problem } from './solution.ts'

/** One word of the sentence, or one value, however many words that has. */
export interface Unit {
  from: number
  to: number
  word: Word | undefined
  value: Value | undefined
  /** What is accounted for once it has a place. */
  needed: readonly Needed[]
  /** Joins names and values, and says nothing by itself. */
  joins: boolean
  /** Only joins: no value begins with it, as one may with "current". */
  binds: boolean
}

const BINDS = ['to', 'into', 'of', 'and', 'afterwards'] as const

/** The words and values of a clause in the order they stand in. */
export function unitsOf({ clause, language }: Problem, said: readonly Needed[], slots: readonly Slot[]): Unit[] {
  const { words, whole } = clause
  const takesBoth = slots.some(({ takes }) => takes === 'datetime-local')
  const values = clause.values.flatMap((value) => (takesBoth ? [value] : partTime(value, whole)))
  const free = words.filter((word) => !values.some(({ from, to }) => from < word.to && word.from < to))
  const binds = (word: Word) => word.small || BINDS.some((row) => phrases(language, row).has(word))
  const joins = (word: Word) => binds(word) || phrases(language, 'fillers').has(word)
  return [
    ...values.map((value) => ({ from: value.from, to: value.to, word: undefined, value, joins: false, binds: false })),
    ...free.map((word) => ({
      from: word.from,
      to: word.to,
      word,
      value: undefined,
      joins: joins(word),
      binds: binds(word),
    })),
  ]
    .sort((a, b) => a.from - b.from)
    .map((unit) => ({ ...unit, needed: [...said.filter(({ word }) => isWithin(word, unit)), ...timeIn(unit.value)] }))
}

/** A day and an hour were read as one value and begin at the same place. */
const isWithin = (word: Word, { from, to, value }: Pick<Unit, 'from' | 'to' | 'value'>): boolean =>
  word.from >= from && (word.to <= to || (value?.sort === 'date' && word.from === from))

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

/** What was parted from a day must be found again too. */
const timeIn = (value: Value | undefined): Needed[] => {
  if (value?.sort !== 'date' || !/^\d\d:\d\d$/.test(value.text)) return []
  const { text, from, to } = value
  return [{ word: { text, plain: text, stem: text, sense: text, small: false, from, to }, weight: undefined, value }]
}
