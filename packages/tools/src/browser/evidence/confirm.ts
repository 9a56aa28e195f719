import type { Proof } from '@app/toolkit'
import { isUrl } from '@app/values'
import { type Lines, minus, type Shown } from './shown.ts'

/** What changes by itself with every look. */
const VOLATILE = /\b\d{1,2}:\d{2}(?::\d{2})?\b|\bago\b|\bjust now\b|\bgerade eben\b|\bà l.instant\b|\bahora mismo\b/iu

export interface Claim {
  shown: Shown
  /** The page as it was when it was last loaded, before anything was done on it. */
  baseline: readonly string[]
  entered: readonly string[]
}

/**
 * Holds what a page showed after an act against the same page loaded afresh: what is still there was kept, and not only
 * shown. Undefined where a fresh load cannot tell, as nothing of it would be there that was not there anyway.
 */
export function confirmBy({ shown, baseline, entered }: Claim, fresh: Lines): Proof | undefined {
  const known = new Set(baseline)
  const now = [...fresh.lasting]
  // A time somebody entered does not change by itself.
  const isVolatile = (line: string) => VOLATILE.test(entered.reduce((left, one) => left.replaceAll(one, ''), line))
  const fixed = shown.appeared.filter((line) => !known.has(line) && !isVolatile(line))
  // A page that thanks anybody who opens it says nothing of this act, unless it says what was entered.
  // So does one that is told by its address what to say.
  const told = shown.moved ? wordsOf(fresh.url) : ''
  const telling = shown.moved
    ? fixed.filter((line) => entered.some((one) => one.length > 2 && line.includes(one) && !told.includes(one)))
    : fixed
  const removed = shown.moved ? [] : shown.gone.filter((line) => known.has(line) && !isVolatile(line))
  if (telling.length === 0 && removed.length === 0) return undefined
  const missing = minus(telling, now)
  const back = removed.filter((line) => now.includes(line) && !telling.includes(line))
  if (missing.length === 0 && back.length === 0) {
    const [first] = telling
    return {
      verdict: 'verified',
      words: first ? `Loaded afresh, the page shows “${first}”.` : `Loaded afresh, “${removed[0]}” is gone.`,
    }
  }
  const [lost] = [...missing, ...back]
  return { verdict: 'seen', words: `The page showed it, but loaded afresh it does not say so of “${lost}”.` }
}

/** What an address tells a page to say. */
export const wordsOf = (url: string): string => (isUrl(url) ? [...new URL(url).searchParams.values()].join('\n') : '')
