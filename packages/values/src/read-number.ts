import { findNumbers, type NumberWish } from './find-numbers.ts'
import { readNumberWords } from './number-words.ts'

/** The first number of a text, in digits or, where it is a small one alone, in words. */
export function readNumber(text: string, wish: NumberWish = {}): number | undefined {
  const [first] = findNumbers(text.slice(0, 2_000), wish)
  if (!first) return readNumberWords(text)
  const rest = text.slice(first.to, first.to + 2)
  return /^[kK](?!\p{L})/u.test(rest) ? first.value * 1_000 : first.value
}
