import { readDate } from '@app/values'
import type { SeenField, Value } from '../field.ts'
import { findDateFormat, writeDate } from './date-format.ts'
import type { Fitted, FitWish } from './fit-value.ts'
import { readExpiry } from './read-expiry.ts'

/** A text as the field wants it written: a date in its form, a number without spaces where only so much fits. */
export function fitText(field: SeenField, value: Value, wish: FitWish): Fitted {
  const given = asText(value)
  const text = MANY_LINES.has(field.kind) ? given : given.replace(/\s*[\r\n]+\s*/g, ' ').trim()
  const written = inDateForm(field, text, wish) ?? text
  const short = field.maxLength > 0 && written.length > field.maxLength ? written.replace(/[\s-]/g, '') : written
  if (field.maxLength > 0 && short.length > field.maxLength)
    return { why: `it takes at most ${field.maxLength} characters, and "${short.slice(0, 40)}" has ${short.length}` }
  return { entry: { at: field.at, text: short } }
}

const MANY_LINES = new Set(['textarea', 'richtext'])

function asText(value: Value): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

function inDateForm(
  { placeholder, label, title, near, maxLength }: SeenField,
  text: string,
  wish: FitWish,
): string | undefined {
  const format = findDateFormat(placeholder, label, title, near)
  const expiry = readExpiry(text)
  if (expiry && (!format || format.parts.every(({ part }) => part !== 'day'))) {
    if (format) return writeDate(`${expiry.year}-${expiry.month}-01`, format)
    return maxLength > 0 && maxLength < text.length ? `${expiry.month}${expiry.year.slice(2)}` : undefined
  }
  if (!format || !/\d/.test(text)) return undefined
  const date = readDate(text, { now: wish.now, language: wish.language || 'en' })
  return date && writeDate(date, format)
}
