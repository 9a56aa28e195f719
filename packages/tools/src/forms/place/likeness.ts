import { distance } from '../fit/word-distance.ts'
import { plainWords } from '../meaning/plain-words.ts'

const FILLERS = new Set(
  'the a an of your you please enter to for in is are and or der die das ihr ihre le la les de du votre el los su il'.split(
    ' ',
  ),
)

/** How rare each word is among the labels of a form: what stands in all of them tells nothing. */
export type Rarity = (word: string) => number

export function rarityAmong(texts: readonly string[]): Rarity {
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => 1 / (1 + Math.log2(Math.max(1, counts.get(word) ?? 1)))
}

const wordsOf = (text: string): string[] => {
  const words = plainWords(text).split(' ').filter(Boolean)
  const telling = words.filter((word) => !FILLERS.has(word))
  return telling.length > 0 ? telling : words
}

/** From 0, nothing in common, to 1, the same words; rare words weigh more, and a slip of the pen is forgiven. */
export function likeness(one: string, other: string, rarity: Rarity): number {
  const plainOne = plainWords(one)
  const plainOther = plainWords(other)
  if (!plainOne || !plainOther) return 0
  if (plainOne === plainOther || plainOne.replaceAll(' ', '') === plainOther.replaceAll(' ', '')) return 1
  const [left, right] = [wordsOf(bare(one)), wordsOf(bare(other))]
  const shared = left.filter((word) => right.some((each) => sameWord(word, each)))
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word), 0)
  const common = 2 * weigh(shared)
  const all = weigh(left) + weigh(right)
  return all === 0 ? 0 : Math.min(0.98, common / all)
}

/** What stands in brackets explains, and does not name. */
const bare = (text: string): string => text.replace(/\([^)]*\)/g, ' ').trim() || text

function sameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 4) return false
  if (long.startsWith(short) && long.length - short.length <= 3) return true
  return short.length >= 6 && distance(one, other) <= 1
}
