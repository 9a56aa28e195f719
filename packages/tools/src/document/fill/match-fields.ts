import { fold } from '../fields/fold.ts'
import type { FormField } from './list-form-fields.ts'

export interface LabelledField extends FormField {
  label: string
}

export interface Match {
  key: string
  field: LabelledField
}

/** Each key with its field. The best pairs are taken first, so that "name" does not take the field of "company name". */
export function matchFields(keys: readonly string[], fields: readonly LabelledField[]): Match[] {
  const pairs = keys
    .flatMap((key) => fields.map((field) => ({ key, field, score: likeness(key, field) })))
    .filter(({ score }) => score > 0.45)
    .sort((a, b) => b.score - a.score)
  const matches: Match[] = []
  for (const { key, field } of pairs) {
    if (matches.some((match) => match.key === key || match.field === field)) continue
    matches.push({ key, field })
  }
  return matches
}

function likeness(key: string, { name, label, kind, options }: LabelledField): number {
  if (key === name) return 3
  // The last part of a name such as `form[0].page[0].firstName[0]` is what it is about.
  const own =
    name
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]/g, '') ?? name
  const option = kind === 'radio' && options.includes(key) ? 0.3 : 0
  return Math.max(alike(key, own) * 1.1, alike(key, label), option)
}

const wordsIn = (text: string): string[] =>
  fold(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).match(/[\p{L}\d]+/gu) ?? []

/** The share of words two names have in common, 0 to 1; 2 when they are the same. */
function alike(a: string, b: string): number {
  const [one, other] = [wordsIn(a), wordsIn(b)]
  if (one.length === 0 || other.length === 0) return 0
  if (one.join('') === other.join('')) return 2
  const shared = one.filter((word) => other.includes(word)).length
  return shared / Math.max(one.length, other.length)
}
