import type { Site } from './port.ts'

/** A site that is called by its name stands there by its address, where it is the only one. */
export function withAddress(words: string, sites: readonly Site[]): string {
  if (/https?:\/\//i.test(words) || DEPENDS.test(words)) return words
  const named = sites.flatMap(({ names, url }) => names.map((name) => ({ url, form: called(name) })))
  const found = named.flatMap(({ url, form }) => {
    const match = form.exec(words)
    return match ? [{ url, at: match.index, written: match[0] }] : []
  })
  // The longest name of a place is the one that is meant there.
  const [first, ...others] = found.sort((a, b) => b.written.length - a.written.length)
  const isOnly = first && others.every(({ at }) => at >= first.at && at < first.at + first.written.length)
  return isOnly ? words.replace(first.written, first.url) : words
}

/** Conditions and rounds have steps of their own in a plan. */
const DEPENDS = /(?:^|[.,;]\s*|\band\s+)(?:if|unless|until|otherwise|for each|wenn|falls|sonst|si|sinon)\b/iu

const called = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:the|our|my) )?${name
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .replaceAll(' ', '[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`,
    'iu',
  )
