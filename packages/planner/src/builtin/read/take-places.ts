import type { Language, Value } from '@app/mind/reading'
import { blot, type Clause } from './clauses.ts'
import { findVerb, type Lexicon } from './find-verb.ts'

/** A site that something is to be done on, and where in the words it stood. */
export interface Place {
  at: number
  url: string
  /** As it was written. */
  written: string
}

interface Named {
  names: readonly string[]
  url: string
}

const LEAD =
  '(?:(?:from|on|of|over|across|in|through)\\s+(?:all\\s+(?:the\\s+)?|every\\s+|each\\s+)?pages?\\s+(?:of|on|at|in)|according\\s+to|on|at|from|in|of|within|auf|bei|von|aus|laut|sur|dans|selon|en|de|según)'
/** Verbs that take an address themselves. */
const OWN = new Set(['log-in', 'fetch', 'read', 'download', 'upload', 'send', 'watch', 'search', 'compare'])
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|csv|txt|json|xml|png|jpe?g)(?:[?#]|$)/iu

/** Takes "on example.com", "according to the corner shop" out of the words, letter for letter, wherever they stand. */
export function takePlaces(
  words: string,
  values: readonly Value[],
  clauses: readonly Clause[],
  sites: readonly Named[],
  language: Language,
  lexicon: Lexicon,
): { words: string; values: Value[]; places: Place[] } {
  let left = words
  const places: Place[] = []
  const take = ({ from, to, url, written }: Spot): void => {
    const clause = clauses.find((one) => one.from <= from && to <= one.to)
    if (!clause || keepsIt(clause, from, to, values, language, lexicon)) return
    left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
    places.push({ at: from, url, written })
  }
  for (const spot of [...addresses(words, values), ...byName(blot(words, values), words, sites)]) take(spot)
  const kept = values.filter(({ from, to }) => left.slice(from, to).trim() !== '')
  return { words: left, values: kept, places: places.sort((a, b) => a.at - b.at) }
}

type Spot = { from: number; to: number; url: string; written: string }

function addresses(words: string, values: readonly Value[]): Spot[] {
  return values.flatMap(({ sort, from, to, text: url }) => {
    if (sort !== 'url' || DOCUMENT.test(url)) return []
    const lead = new RegExp(`(?<![\\p{L}\\p{N}])${LEAD}\\s+(?:the\\s+(?:site|page|website)\\s+)?$`, 'iu').exec(
      words.slice(Math.max(0, from - 60), from),
    )
    return lead ? [{ from: from - lead[0].length, to, url, written: words.slice(from, to) }] : []
  })
}

function byName(blotted: string, words: string, sites: readonly Named[]): Spot[] {
  const named = sites.flatMap(({ names, url }) => names.map((name) => ({ name, url })))
  for (const { name, url } of named.sort((a, b) => b.name.length - a.name.length)) {
    const plain = name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
    if (plain === '') continue
    const form = new RegExp(
      `(?<![\\p{L}\\p{N}])${LEAD}\\s+(?:the\\s+|our\\s+|my\\s+)?${plain.replace(/ /g, '[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`,
      'iu',
    )
    const match = form.exec(blotted)
    if (match) {
      const to = match.index + match[0].length
      return [{ from: match.index, to, url, written: words.slice(match.index, to) }]
    }
  }
  return []
}

/** "Sign in at …", "start at …": the place belongs to the verb. */
function keepsIt(
  clause: Clause,
  from: number,
  to: number,
  values: readonly Value[],
  language: Language,
  lexicon: Lexicon,
): boolean {
  const own = values
    .filter((one) => one.from >= clause.from && one.to <= clause.to)
    .map((one) => ({ ...one, from: one.from - clause.from, to: one.to - clause.from }))
  const text = blot(clause.text, own)
  const [start, end] = [from - clause.from, to - clause.from]
  const before = findVerb(text, language, lexicon)
  if (before && before.to > start && before.from < start) return true
  const without = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  if (!/[\p{L}\p{N}]/u.test(without)) return false
  const verb = findVerb(without, language, lexicon)
  return OWN.has(verb?.id ?? '')
}
