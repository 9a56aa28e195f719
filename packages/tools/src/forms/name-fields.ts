import type { SeenField, SeenForm } from './field.ts'
import { meaningsOfFields } from './meaning/meanings-of-fields.ts'
import type { Field } from './place/score-pair.ts'

/** The fields with what they ask for. */
export function nameFields({ fields }: Pick<SeenForm, 'fields'>): Field[] {
  const meanings = meaningsOfFields(fields)
  return fields.map((field, index) => ({ ...field, meaning: meanings[index] ?? '' }))
}

/** What a field is called when it is spoken of. */
export const callField = ({ label, placeholder, name, id, kind }: SeenField): string =>
  label.replace(/\s*[*:]+\s*$/, '').trim() || placeholder || name || id || `a ${kind} field without a name`

/** The same field in another look at the page. */
export const identityOf = ({ kind, name, id, label, form }: SeenField): string =>
  [kind, name, id, label, form].join('\n')

export const isEmpty = ({ value, kind }: SeenField): boolean =>
  kind === 'checkbox' ? value === false : value === '' || (Array.isArray(value) && value.length === 0)

const SECRET = new Set(['password', 'new-password', 'current-password', 'cc-csc', 'cc-number', 'one-time-code'])

/** What a field holds, as it may be shown: S-33, what is secret is only said to be there. */
export const shownValue = (field: Field): SeenField['value'] =>
  (field.kind === 'password' || SECRET.has(field.meaning)) && field.value ? '••••' : field.value
