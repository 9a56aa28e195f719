import type { Line, Word } from '../port.ts'
import { around, rightOf } from './boxes.ts'
import { rowsOf } from './rows-of-words.ts'

/** A gap wider than this part of the letters' height separates columns, not words. */
const WIDE = 1.1

/** Words that stand together as lines; a wide gap begins a new one. */
export function linesOfWords(words: readonly Word[]): Line[] {
  return rowsOf(words).flatMap((row) => splitAtGaps(row).map(toLine))
}

function splitAtGaps(row: Word[]): Word[][] {
  const parts: Word[][] = []
  for (const word of row) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (part && last && word.x - rightOf(last) <= WIDE * Math.max(last.height, word.height)) part.push(word)
    else parts.push([word])
  }
  return parts
}

export const toLine = (words: Word[]): Line => ({
  text: words.map((word) => word.text).join(' '),
  ...around(words),
  words,
})
