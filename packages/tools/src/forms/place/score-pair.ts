import type { SeenField } from '../field.ts'
import { type FitWish, fitValue } from '../fit/fit-value.ts'
import type { Meaning } from '../meaning/lexicon.ts'
import type { Datum } from './derive-data.ts'
import { likeness, type Rarity } from './likeness.ts'

/** A field with what it asks for. */
export interface Field extends SeenField {
  meaning: Meaning
}

const FAMILIES: readonly Meaning[][] = [
  ['street-address', 'address-line1', 'address-streetname'],
  ['password', 'new-password', 'current-password'],
  ['country', 'country-name'],
  ['cc-name', 'name'],
  ['address-line2', 'address-line3'],
  ['name', 'username'],
  ['email', 'username'],
]

/** How well a datum fits a field, from 0 to about 1: by name, by meaning, and by whether the field takes such a value. */
export function scorePair(datum: Datum, field: Field, rarity: Rarity, wish: FitWish): number {
  const named = datum.derived ? 0 : Math.max(...datum.keys.map((key) => byName(key, field, rarity)))
  const meant = byMeaning(datum, field)
  const apart = datum.meaning !== '' && field.meaning !== '' && meant === 0 && named < 0.95
  const score = (Math.max(named, meant) + 0.1 * Math.min(named, meant)) * (apart ? 0.5 : 1)
  if (score === 0) return 0
  return score * bySection(datum, field) * (canTake(datum, field, wish) ? 1 : 0.45)
}

function byName(key: string, field: Field, rarity: Rarity): number {
  const like = (text: string, weight: number) => weight * likeness(key, text, rarity)
  return Math.max(
    like(field.label, field.labelled === 'near' ? 0.9 : 1),
    field.group ? like(`${field.group} ${field.label}`, 0.95) : 0,
    like(field.name, 0.92),
    like(field.id, 0.9),
    like(field.placeholder, 0.85),
    like(field.title, 0.85),
    like(field.near, 0.8),
    // "Gender" may be asked as nothing but the options of it; "I agree" names a box by its only option.
    field.kind === 'checkboxes' || field.kind === 'radio'
      ? Math.max(0, ...field.options.map(({ label }) => like(label, 0.5)))
      : 0,
  )
}

function byMeaning({ meaning, derived }: Datum, field: Field): number {
  if (meaning === '' || field.meaning === '') return 0
  if (meaning === field.meaning) return derived ? 0.7 : 0.85
  return FAMILIES.some((family) => family.includes(meaning) && family.includes(field.meaning)) ? 0.65 : 0
}

const SECTIONS = [
  /billing|invoice|rechnung|facturation/i,
  /shipping|delivery|liefer|versand|livraison|recipient/i,
  /emergency|notfall|urgence/i,
  /work|business|company|employer/i,
  /confirm|repeat|again|verify|wiederhol|bestatig/i,
]

/** The name in the shipping part is not the billing one. */
function bySection({ keys }: Datum, { group, label, autocomplete, name }: Field): number {
  const key = keys.join(' ')
  const around = `${group} ${label} ${autocomplete} ${name}`
  const apart = SECTIONS.filter((form) => form.test(key) !== form.test(around)).length
  return apart === 0 ? 1 : Math.max(0.5, 0.92 ** apart)
}

const canTake = ({ value }: Datum, field: Field, wish: FitWish): boolean => 'entry' in fitValue(field, value, wish)
