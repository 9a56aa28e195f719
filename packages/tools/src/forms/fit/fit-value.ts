import { readDate, readNumber } from '@app/values'
import type { Entry, SeenField, Value } from '../field.ts'
import { fitChoice, fitChoices } from './fit-choice.ts'
import { fitText } from './fit-text.ts'
import { readTruth } from './read-truth.ts'

export interface FitWish {
  now: Date
  language?: string | undefined
}

/** What is to be entered, or why the field does not take it. */
export type Fitted = { entry: Entry } | { why: string }

/** A value in the form its field takes. */
export function fitValue(field: SeenField, value: Value, wish: FitWish): Fitted {
  if (field.readOnly) return { why: 'the page does not let it be changed' }
  return FITS[field.kind]?.(field, value, wish) ?? fitText(field, value, wish)
}

type Fit = (field: SeenField, value: Value, wish: FitWish) => Fitted

const said = (value: Value): string => (Array.isArray(value) ? value.join(', ') : String(value))

const FITS: Partial<Record<SeenField['kind'], Fit>> = {
  number: fitNumber,
  range: fitNumber,
  date: fitDate(10),
  datetime: fitDate(16),
  month: fitDate(7),
  time: ({ at }, value) => {
    const time = readTime(said(value))
    return time ? { entry: { at, text: time } } : { why: `"${said(value)}" is no time` }
  },
  select: fitChoice,
  radio: fitChoice,
  'select-many': fitChoices,
  checkboxes: fitChoices,
  checkbox: ({ at, label }, value) => {
    const truth = readTruth(value) ?? (said(value).toLowerCase() === label.toLowerCase() ? true : undefined)
    return truth === undefined ? { why: `it takes yes or no, not "${said(value)}"` } : { entry: { at, check: truth } }
  },
  combobox: ({ at }, value) => ({ entry: { at, pick: said(value) } }),
  file: () => ({ why: 'it takes a file: name a kept file under files' }),
}

function fitNumber({ at, label }: SeenField, value: Value): Fitted {
  const number = typeof value === 'number' ? value : readNumber(said(value))
  return number === undefined
    ? { why: `"${said(value)}" is no number for "${label}"` }
    : { entry: { at, text: String(number) } }
}

function fitDate(length: number): Fit {
  return ({ at }, value, wish) => {
    const text = said(value)
    const date = readDate(text, { now: wish.now, language: wish.language || 'en' })
    if (!date) return { why: `"${text}" is no date` }
    const day = length === 16 && date.length < 16 ? `${date}T00:00` : date
    return { entry: { at, text: day.slice(0, length) } }
  }
}

function readTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] = /\b(\d{1,2})(?:[:.h](\d\d))?(?::\d\d)?\s*([ap])?\.?m?\b/i.exec(text) ?? []
  if (hours === undefined) return undefined
  const late = half?.toLowerCase() === 'p' && Number(hours) < 12
  const midnight = half?.toLowerCase() === 'a' && Number(hours) === 12
  const hour = midnight ? 0 : Number(hours) + (late ? 12 : 0)
  return hour < 24 ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined
}
