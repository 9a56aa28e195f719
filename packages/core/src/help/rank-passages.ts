import type { HelpCategory, Language } from '@app/spec'
import type { Passage } from './list-passages.ts'
import { readWords } from './read-words.ts'

export interface Ranked {
  passage: Passage
  score: number
  /** Which part of what was asked it speaks of, rare words weighing more: 0 to 1. */
  share: number
}

/** The usual two of BM25: how soon a repeated word stops to count, and how much a long text is marked down. */
const [SATURATION, LENGTH] = [1.2, 0.5]
/** A word of the title says more than one of the text. */
const [TITLE, TAGS] = [3, 2]
const CATEGORY = 1.25

/** Passages by how well they answer, best first; what shares no word with the question is left out. */
export function rankPassages(
  passages: readonly Passage[],
  question: string,
  language: Language,
  category: HelpCategory = 'all',
): Ranked[] {
  const asked = [...new Set(readWords(question, language))]
  const counted = passages.map((passage) => ({ passage, words: countWords(passage, language) }))
  const mean = counted.reduce((sum, { words }) => sum + words.length, 0) / counted.length
  const weigh = weights(counted, asked)
  const whole = asked.reduce((sum, word) => sum + (weigh.get(word) ?? 0), 0)
  return counted
    .map(({ passage, words }) => {
      const held = asked.filter((word) => words.counts.has(word))
      const share = held.reduce((sum, word) => sum + (weigh.get(word) ?? 0), 0) / (whole || 1)
      const score = held.reduce((sum, word) => sum + (weigh.get(word) ?? 0) * frequency(words, word, mean), 0)
      return { passage, share, score: score * (passage.category === category ? CATEGORY : 1) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

interface Counted {
  counts: ReadonlyMap<string, number>
  length: number
}

/** A passage stays what it is: its words are read once, not at every question of everybody. */
const known = new WeakMap<Passage, Counted>()

function countWords(passage: Passage, language: Language): Counted {
  const found = known.get(passage) ?? readCounts(passage, language)
  known.set(passage, found)
  return found
}

function readCounts({ title, text, tags }: Passage, language: Language): Counted {
  const counts = new Map<string, number>()
  const add = (part: string, weight: number) => {
    for (const word of readWords(part, language)) counts.set(word, (counts.get(word) ?? 0) + weight)
  }
  add(title, TITLE)
  add(tags, TAGS)
  add(text, 1)
  return { counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) }
}

/** What is rare tells more. A word nobody here knows is the rarest: it keeps the share of a stray hit low. */
function weights(counted: readonly { words: Counted }[], asked: readonly string[]): Map<string, number> {
  const weigh = (word: string) => {
    const holders = counted.filter(({ words }) => words.counts.has(word)).length
    return Math.log(1 + (counted.length - holders + 0.5) / (holders + 0.5))
  }
  return new Map(asked.map((word) => [word, weigh(word)]))
}

function frequency({ counts, length }: Counted, word: string, mean: number): number {
  const count = counts.get(word) ?? 0
  return (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + (LENGTH * length) / mean))
}
