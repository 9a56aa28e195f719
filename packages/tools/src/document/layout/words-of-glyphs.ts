import type { Glyph } from '../pdf/ink.ts'
import type { Word } from '../port.ts'

/** Spaces are a quarter of the size in most fonts, letters of one word nearly touch. */
const GAP = 0.17
/** Letters raised or lowered less than this still stand on the same line. */
const SHIFT = 0.25

/** Letters in the order they were drawn, as words: a space, a gap or another line ends one. */
export function wordsOfGlyphs(glyphs: readonly Glyph[]): (Word & { turned: number })[] {
  const words: (Word & { turned: number })[] = []
  let letters: Glyph[] = []
  const close = () => {
    const word = toWord(letters)
    if (word) words.push(word)
    letters = []
  }
  for (const glyph of glyphs) {
    const last = letters.at(-1)
    const blank = glyph.text.trim() === ''
    if (last && (blank || !touches(last, glyph))) close()
    if (!blank) letters.push(glyph)
  }
  close()
  return withoutDoubles(words)
}

function touches(last: Glyph, next: Glyph): boolean {
  if (last.turned !== next.turned) return false
  const size = Math.max(last.size, next.size)
  if (Math.abs(last.baseline - next.baseline) > SHIFT * size) return false
  return gapBetween(last, next) < GAP * size && gapBetween(last, next) > -0.6 * size
}

function gapBetween(last: Glyph, next: Glyph): number {
  if (last.turned === 90) return next.y - (last.y + last.height)
  if (last.turned === 270) return last.y - (next.y + next.height)
  if (last.turned === 180) return last.x - (next.x + next.width)
  return next.x - (last.x + last.width)
}

function toWord(letters: Glyph[]): (Word & { turned: number }) | undefined {
  const [first] = letters
  if (!first) return undefined
  const text = letters
    .map((letter) => letter.text)
    .join('')
    .normalize('NFKC')
    .trim()
  if (!text) return undefined
  const x = Math.min(...letters.map((letter) => letter.x))
  const y = Math.min(...letters.map((letter) => letter.y))
  const right = Math.max(...letters.map((letter) => letter.x + letter.width))
  const bottom = Math.max(...letters.map((letter) => letter.y + letter.height))
  return { text, x, y, width: right - x, height: bottom - y, turned: first.turned }
}

/** Bold made by drawing twice, a hair apart, is one word. */
function withoutDoubles<W extends Word>(words: W[]): W[] {
  const seen = new Map<string, W[]>()
  return words.filter((word) => {
    const alike = seen.get(word.text) ?? []
    const apart = word.height * 0.2
    if (alike.some((other) => Math.abs(other.x - word.x) < apart && Math.abs(other.y - word.y) < apart)) return false
    seen.set(word.text, [...alike, word])
    return true
  })
}
