import { plainWords } from '../meaning/plain-words.ts'
import type { Field } from '../place/score-pair.ts'
import { findMentions, nearness } from './mentions.ts'

/** The options of a field that a text speaks of, those nearest to the field's own name first. */
export function findChoices(field: Field, text: string): string[] {
  const plain = ` ${plainWords(text)} `
  const mentions = findMentions(field.label, plain)
  const spoken = field.options
    .filter(({ label, value }) => label && value !== '' && !/^(select|choose|please)\b/i.test(label))
    .map(({ label }) => ({ label, score: scoreOption(label, plain, mentions) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  // "Art" is not meant where "Visual Arts" stands.
  return spoken
    .filter(
      ({ label }, index) => !spoken.slice(0, index).some((one) => plainWords(one.label).includes(plainWords(label))),
    )
    .map(({ label }) => label)
}

function scoreOption(label: string, text: string, mentions: ReturnType<typeof findMentions>): number {
  const words = plainWords(label)
  const whole = places(text, words)
  if (whole.length > 0)
    return words.length / 20 + 1 + Math.max(...whole.map((at) => nearness(at, at + words.length, mentions)))
  // Parted by a dash or a bracket, one part is enough: "In-Person (on site)".
  const parts = label
    .split(/[-–/(),&]| and | or /)
    .map(plainWords)
    .filter((part) => part.length > 4)
  const found = parts.flatMap((part) => places(text, part).map((at) => nearness(at, at + part.length, mentions)))
  return found.length > 0 ? 0.5 + Math.max(...found) : 0
}

function places(text: string, words: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(` ${words}`); words && at >= 0; at = text.indexOf(` ${words}`, at + words.length))
    if (/^s?\s/.test(text.slice(at + words.length + 1))) found.push(at + 1)
  return found
}
