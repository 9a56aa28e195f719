import { isKnownVerb } from './find-verbs.ts'
import type { Value } from './values.ts'

const ABBREVIATED = /\b(?:mr|mrs|ms|dr|no|nr|st|prof|inc|ltd|co|approx|ca|z\.b|m|mme)\.$/iu

/** "H. Baker" is one person; in "shelf B. Close the door" a sentence ends. */
function isInitial(text: string): boolean {
  const next = /^(?:.?[^\p{L}\p{N}]|)\p{Lu}\.\s(\p{Lu}\p{Ll}*)/u.exec(text)?.[1]
  return next !== undefined && !isKnownVerb(next.toLowerCase())
}

/** "In der 2. Mannschaft": a small number behind an article counts places. */
const isOrdinal = (before: string, after: string): boolean =>
  /(?<!\p{L})(?:der|die|das|dem|den|des|zur|zum|im|am|vom)\s\d{1,2}\.$/iu.test(before) && /^\s\p{L}/u.test(after)

/** Where each sentence begins and ends; a full stop in a value or behind a title ends none. */
export function sentencesOf(text: string, values: readonly Value[]): { from: number; to: number }[] {
  const ends: number[] = []
  for (const { 0: mark, index } of text.matchAll(/[.!?;。！？；]+(?=\s|$)|[。！？；\n]/gu)) {
    const end = index + mark.length
    if (values.some(({ from, to }) => from < end && index < to - 1)) continue
    if (ABBREVIATED.test(text.slice(Math.max(0, end - 8), end))) continue
    if (isOrdinal(text.slice(0, end), text.slice(end))) continue
    if (isInitial(text.slice(Math.max(0, index - 2)))) continue
    ends.push(end)
  }
  if (ends.at(-1) !== text.length) ends.push(text.length)
  return ends
    .map((to, at) => ({ from: ends[at - 1] ?? 0, to }))
    .filter(({ from, to }) => text.slice(from, to).trim() !== '')
}
