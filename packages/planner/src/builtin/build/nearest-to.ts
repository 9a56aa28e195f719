import type { Language } from '@app/mind/reading'
import { LEXICON } from '../verbs/index.ts'

/** The deed whose word looks most like one of these, as an example of what could be said. */
export function nearestTo(words: string, language: Language): string | undefined {
  const said = words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3 && word.length < 30)
    .slice(0, 40)
  const known = (LEXICON.get(language) ?? []).filter(
    ({ id, word }) => word.length > 3 && id !== 'ask' && !word.includes(' '),
  )
  const likely = known.flatMap(({ word }) => said.map((one) => ({ word, like: shared(one, word) })))
  const [best] = likely.sort((a, b) => b.like - a.like)
  return best && best.like >= 0.7 ? best.word : undefined
}

/** The share of pairs of letters two words have in common. */
function shared(one: string, other: string): number {
  const pairs = (word: string) =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))
  const [left, right] = [pairs(one), pairs(other)]
  const common = left.filter((pair) => right.includes(pair)).length
  return (2 * common) / Math.max(1, left.length + right.length)
}
