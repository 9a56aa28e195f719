import type { Field } from './fields.ts'
import { plainName } from './fields.ts'
import { type Memory, remember } from './remember.ts'

/** Words before a name that make it another thing. */
const OTHER_THING = new Set(
  'original regular invoice rental used lease monthly payment destination shipping delivery handling tax save savings discount you was old no not previous next compare low high range alert match guarantee per related similar other more all view see your good great find by trade write read'.split(
    ' ',
  ),
)

const FILLER = new Set('the a of your our this its current est estimated new'.split(' '))

/** How well a text names the field, from 0 to 1. */
export function fitLabel(text: string, field: Field): number {
  return text.length <= 80 ? remember(known, field, text, judge) : 0
}

const known: Memory = new WeakMap()

function judge(text: string, { names }: Field): number {
  const label = plainName(text)
  if (label === '' || label.length > 40) return 0
  let best = 0
  names.forEach((name, rank) => {
    const fit = fitOne(label, name) * (1 - Math.min(rank, 12) * 0.012)
    if (fit > best) best = fit
  })
  return best
}

function fitOne(label: string, name: string): number {
  if (label === name || label === `${name}s` || `${label}s` === name) return 1
  const words = label.split(' ')
  const wanted = name.split(' ')
  if (words.length > wanted.length + 2) return 0
  const at = words.findIndex((_, i) => wanted.every((word, j) => words[i + j] === word || words[i + j] === `${word}s`))
  if (at < 0) return 0
  const extra = words.filter((_, i) => i < at || i >= at + wanted.length)
  if (extra.some((word) => OTHER_THING.has(word))) return 0
  const weight = extra.filter((word) => !FILLER.has(word)).length
  return Math.max(0, 0.9 - weight * 0.25)
}
