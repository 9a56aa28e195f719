import { findEmail, findPhone, readDate, readMoney, readNumber } from '@app/values'
import type { Kind } from './details/fields.ts'

export interface MoneyValue {
  amount: number
  currency?: string
}

/** A cell of a row, ready for JSON. */
export type Value = string | number | MoneyValue | null

export interface Surroundings {
  /** Where the page lies: links become whole against it. */
  url: string | undefined
  /** BCP 47, as the page says. */
  language: string | undefined
  now: Date
}

/** A found text as a value of its kind; what cannot be read as such is null, never a guess. */
export function typedValue(text: string, kind: Kind, around: Surroundings): Value {
  if (kind === 'money') return money(text, around)
  if (kind === 'number') return readNumber(text) ?? null
  if (kind === 'date') return readDate(text, { now: around.now, language: around.language }) ?? null
  if (kind === 'phone') return findPhone(text) ?? null
  if (kind === 'email') return findEmail(text) ?? null
  if (kind === 'link' || kind === 'image') return absolute(text, around.url)
  return text
}

function money(text: string, around: Surroundings): MoneyValue | null {
  const country = around.language?.split('-')[1]
  const found = readMoney(text, { country })
  return found ? { amount: found.amount, ...(found.currency ? { currency: found.currency } : {}) } : null
}

/** Only addresses a browser would open: what else stands in an href is not a link to follow. */
export function absolute(href: string, base: string | undefined): string | null {
  try {
    const { protocol, href: whole } = new URL(href, base)
    return /^(?:https?|mailto|tel):$/.test(protocol) ? whole : null
  } catch {
    return null
  }
}
