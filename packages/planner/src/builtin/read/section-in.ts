import type { Language } from '@app/mind/reading'
import { findVerb, type Lexicon } from './find-verb.ts'

interface Section {
  /** What the part of the site is called. */
  name: string
  /** Where the deed begins. */
  rest: number
}

const LEAD = /^\s*(?:in|under|within|inside)\s+(?!(?:which|what|whose|how)\b)(?:the\s+|my\s+|your\s+|our\s+)?/iu
const DEEDS = new Set(['set', 'act', 'check', 'uncheck', 'fill', 'click', 'make', 'search', 'open', 'collect'])
const LONGEST = 3

/** "In the profile change …", "under notifications enable …": where one goes first, and what is done there. */
export function sectionIn(text: string, language: Language, lexicon: Lexicon): Section | undefined {
  const lead = language === 'en' ? LEAD.exec(text) : null
  if (!lead) return undefined
  let at = lead[0].length
  for (let words = 1; words <= LONGEST; words += 1) {
    const word = /^[\p{L}\p{N}&-]+,?\s+/u.exec(text.slice(at))
    if (!word) return undefined
    at += word[0].length
    const verb = findVerb(text.slice(at), language, lexicon)
    if (verb && verb.from === 0 && DEEDS.has(verb.id))
      return { name: text.slice(lead[0].length, at).replace(/[\s,]+$/u, ''), rest: at }
  }
  return undefined
}
