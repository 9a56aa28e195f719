import { findEmail, findPhone, readMoney } from '@app/values'
import type { Field, Kind } from './fields.ts'

export interface Shaped {
  value: string
  values: string[]
  written: string[]
}

/** Words beside an amount that make it another thing than the price. */
export const ELSEWHERE = /\b(?:save|savings|shipping|was|list|original|rebate|discount|off|orders?|fax|per month|mo)\b/i

const SEPARATOR = /^(?:[,;|/·•&+>–—-]|and|und|et|y|or|:)$/i

/** A found text as a value of the wanted kind; undefined when it cannot be one. */
export function shapeValue(lines: string[], { kind, many }: Pick<Field, 'kind' | 'many'>): Shaped | undefined {
  const written = lines.map((line) => line.trim()).filter((line) => line !== '')
  const values = written
    .filter((line) => !SEPARATOR.test(line))
    .map(trimMarks)
    .filter((line) => line !== '')
  const whole = join(
    many && values.length > 1 && values.length === written.length ? values.map((one) => `${one},`) : written,
  )
  if (values.length === 0 || !/[\p{L}\p{N}]/u.test(whole) || /^\([^)]*\)?$/.test(whole)) return undefined
  const value =
    SHAPES[kind]?.(whole, values) ?? (kind in SHAPES ? undefined : whole.length <= 600 ? trimMarks(whole) : undefined)
  return value === undefined
    ? undefined
    : { value, values: (many ? values.flatMap(split) : values).slice(0, 30), written }
}

const SHAPES: Partial<Record<Kind, (whole: string, lines: string[]) => string | undefined>> = {
  money: (whole, lines) =>
    lines.find((line) => isMoney(line) && !ELSEWHERE.test(line)) ?? (isMoney(whole) ? whole : undefined),
  phone: (whole) => findPhone(whole),
  email: (whole) => findEmail(whole),
  number: (whole) => (/\d/.test(whole) && whole.length < 80 ? whole : undefined),
  // A place need not have a street: `Porto, Portugal` is where it is.
  address: (whole) =>
    /\p{L}{2}/u.test(whole) && (/\d/.test(whole) ? whole.length < 250 : TOWN.test(trimMarks(whole)))
      ? trimMarks(whole)
      : undefined,
  date: (whole) => (/\d/.test(whole) && whole.length < 80 ? whole : undefined),
}

const TOWN = /^\p{Lu}[\p{L}'’.-]*(?:,? [\p{L}'’.-]+){0,7}$/u

const isMoney = (text: string): boolean => text.length < 60 && readMoney(text)?.currency !== undefined

const join = (lines: string[]): string =>
  lines.reduce((whole, line) => (whole === '' || /^[,;.:)]/.test(line) ? whole + line : `${whole} ${line}`), '')

/** The colon that stood before the value, the comma that stood after it. */
const trimMarks = (text: string): string => text.replace(/^[\s:=|•·,;-]+/, '').replace(/[\s,;|:]+$/, '')

/** `Comedy, Drama and Romance` is three, and also itself. */
const split = (text: string): string[] => {
  const parts = text.split(/\s*[,;|]\s*/).filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => part.length < 40) ? [text, ...parts] : [text]
}
