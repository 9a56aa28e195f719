import { SYNONYMS } from '@app/mind/reading'
import { oneSlip } from '@app/toolkit'
import { plainWords } from '../../forms/meaning/plain-words.ts'

const STOP = new Set(
  'the a an of to in on at for with by from and or is are was be been it its this that these those my your our me you please all any every each as into onto do does did i he she they who which der die das den dem des ein eine einen und oder zu zum zur im am von mit fur auf le la les de du des un une et ou a au aux sur dans pour avec el los las del en y o con para por que und'.split(
    ' ',
  ),
)
const IDS = new Map(
  SYNONYMS.flatMap((group, at) => group.filter((word) => !word.includes(' ')).map((word) => [word, `~${at}`] as const)),
)
const PHRASES = SYNONYMS.flatMap((group, at) =>
  group.filter((word) => word.includes(' ')).map((word) => [` ${word} `, ` ~${at} `] as const),
)

/** The same for "Orders", "order" and "ordering": what is left of a word without its endings. */
export function stem(word: string): string {
  if (/^\d/.test(word) || word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:s|x|ch|sh))es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=\p{L}{3})(?:ing|ed)$/u, '')
    .replace(/(\p{L})\1$/u, '$1')
    .replace(/(?<=\p{L}{3})e$/u, '')
}

/** Words as they are compared: plain, without small words, one sign for all that mean the same. */
export function tokens(text: string): string[] {
  let plain = ` ${plainWords(
    text
      .replace(/\be-?mail/giu, 'email')
      .replace(/\bto-?do/giu, 'todo')
      .replace(/[×✕✖]/gu, ' x '),
  )} `
  for (const [phrase, id] of PHRASES) if (plain.includes(phrase)) plain = plain.replaceAll(phrase, id)
  const words = plain.trim().split(' ').filter(Boolean)
  const telling = words.filter((word) => !STOP.has(word))
  return (telling.length > 0 ? telling : words).map((word) =>
    word.startsWith('~') ? word : (IDS.get(word) ?? IDS.get(stem(word)) ?? stem(word)),
  )
}

export const same = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= 5 &&
    other.length >= 5 &&
    (oneSlip(one, other) ||
      (Math.min(one.length, other.length) >= 6 && (one.startsWith(other) || other.startsWith(one)))))

/** How rare a word is on a page: what stands in every name tells nothing. */
export type Rarity = (token: string) => number
export function rarityAmong(names: readonly string[]): Rarity {
  const counts = new Map<string, number>()
  for (const name of names) for (const token of new Set(tokens(name))) counts.set(token, (counts.get(token) ?? 0) + 1)
  return (token) => 1 / (1 + Math.log2(1 + (counts.get(token) ?? 0)) / 2)
}

/** From 0 to 1: how much of what was said the name holds, and how little else. */
export function likeness(said: string, name: string, rarity: Rarity = () => 1): number {
  const [left, right] = [tokens(said), tokens(name)]
  if (left.length === 0 || right.length === 0) return 0
  if (left.join(' ') === right.join(' ') || left.join('') === right.join('')) return 1
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word), 0)
  const held = weigh(left.filter((one) => right.some((other) => same(one, other)))) / weigh(left)
  const used = weigh(right.filter((one) => left.some((other) => same(one, other)))) / weigh(right)
  return held === 0 ? 0 : Math.min(0.98, 0.6 * held + 0.4 * used)
}

/** The share of what was said that a longer text holds. */
export function share(said: readonly string[], text: readonly string[]): number {
  if (said.length === 0) return 0
  return said.filter((one) => text.some((other) => same(one, other))).length / said.length
}
