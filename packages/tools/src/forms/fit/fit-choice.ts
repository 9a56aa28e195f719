import type { SeenField, Value } from '../field.ts'
import { findOption } from './find-option.ts'
import type { Fitted } from './fit-value.ts'
import { readTruth } from './read-truth.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** One of several options. */
export function fitChoice({ at, options }: SeenField, value: Value): Fitted {
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  const found = findChoice(options, value)
  return found === undefined ? { why: offers(text, options) } : { entry: { at, choose: [found] } }
}

/** Any number of options: a list, or a text that lists them. */
export function fitChoices({ at, options }: SeenField, value: Value): Fitted {
  if (typeof value === 'boolean' && options.length > 1) return { why: `it takes some of several, not ${value}` }
  const wanted = Array.isArray(value) ? value.map(String) : listed(options, String(value))
  const found = wanted.map((one) => ({ one, index: findOption(options, one) }))
  const missing = found.find(({ index }) => index === undefined)
  if (missing) return { why: offers(missing.one, options) }
  return { entry: { at, choose: found.flatMap(({ index }) => index ?? []) } }
}

function findChoice(options: SeenField['options'], value: Value): number | undefined {
  const direct = typeof value === 'boolean' ? undefined : findOption(options, String(value))
  if (direct !== undefined) return direct
  const truth = readTruth(value)
  const byTruth =
    truth === undefined
      ? -1
      : options.findIndex(({ label, value: own }) => (readTruth(label) ?? readTruth(own)) === truth)
  if (byTruth >= 0) return byTruth
  return byMonth(options, String(value))
}

/** `04` among "January", "February", …, or the other way round. */
function byMonth(options: SeenField['options'], text: string): number | undefined {
  const month = /^\d{1,2}$/.test(text)
    ? Number(text)
    : MONTHS.findIndex((name) => text.length > 2 && name.startsWith(text.toLowerCase())) + 1
  const name = MONTHS[month - 1]
  return name
    ? (findOption(options, name) ?? findOption(options, name.slice(0, 3)) ?? findOption(options, String(month)))
    : undefined
}

/** An option may have a comma of its own: what is one whole option is not taken apart. */
function listed(options: SeenField['options'], text: string): string[] {
  if (options.some(({ label }) => label.toLowerCase() === text.trim().toLowerCase())) return [text]
  return text.split(/\s*[,;\n]\s*(?:and |und |et |y )?|\s+(?:and|und|et|&)\s+/i).filter(Boolean)
}

const offers = (text: string, options: SeenField['options']): string =>
  `it offers no "${text}", but ${options
    .filter(({ label }) => label)
    .slice(0, 12)
    .map(({ label }) => `"${label}"`)
    .join(', ')}`
