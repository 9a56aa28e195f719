import type { Field } from './fields.ts'
import { plainName } from './fields.ts'

/** Words before a name that make it another thing. */
const OTHER_THING = new Set(
  'original regular invoice rental used lease monthly payment destination shipping delivery handling tax save savings discount you was old no not previous next compare low high range alert match guarantee per related similar other more all view see your good great find by trade write read'.split(
    ' ',
  ),
)

const FILLER = new Set('the a of your our this its current est estimated new'.split(' '))

/** How well a text names the field, from 0 to 1. */
export const fitLabel = (text: string, field: Field): number =>
  text.length <= 80 ? fitPlain(plainName(text), field) : 0

/** The same for a text that is already plain: a page has thousands, and most share no word with any name. */
export function fitPlain(label: string, field: Field): number {
  if (label === '' || label.length > 40) return 0
  const words = label.split(' ')
  const known = wordsOf(field)
  if (!words.some((word) => known.has(word))) return 0
  let best = 0
  for (const [rank, name] of field.names.entries())
    best = Math.max(best, fitOne(label, words, name) * (1 - Math.min(rank, 12) * 0.012))
  return best
}

const memory = new WeakMap<Field, Set<string>>()

/** All words of the field's names, one and many. */
function wordsOf(field: Field): Set<string> {
  const before = memory.get(field)
  if (before) return before
  const words = field.names.flatMap((name) => name.split(' '))
  const known = new Set(words.flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]))
  memory.set(field, known)
  return known
}

function fitOne(label: string, words: string[], name: string): number {
  if (label === name || label === `${name}s` || `${label}s` === name) return 1
  const wanted = name.split(' ')
  if (words.length > wanted.length + 2) return 0
  const at = words.findIndex((_, i) => wanted.every((word, j) => words[i + j] === word || words[i + j] === `${word}s`))
  if (at < 0) return 0
  const extra = words.filter((_, i) => i < at || i >= at + wanted.length)
  if (extra.some((word) => OTHER_THING.has(word))) return 0
  const weight = extra.filter((word) => !FILLER.has(word)).length
  return Math.max(0, 0.9 - weight * 0.25)
}
