import { accessibleName } from './accessible-name.ts'
import { isSecret } from './is-secret.ts'
import { isSeen } from './is-seen.ts'

/** A field of a form, as the panel shows it. What it holds by now is not told: it is the page's business. */
export interface FormField {
  at: number
  label: string
  type: string
  autocomplete: string
  name: string
}

type Fillable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const FIELDS = 'input, textarea, select'
const NOT_FILLED = [
  'hidden',
  'submit',
  'button',
  'reset',
  'image',
  'file',
  'checkbox',
  'radio',
  'password',
  'range',
  'color',
]
const MOST = 100

const fillable = (page: Document): Fillable[] =>
  [...page.querySelectorAll<Fillable>(FIELDS)].filter(
    (one) =>
      !NOT_FILLED.includes(one.type) &&
      !isSecret(one) &&
      isSeen(one) &&
      !one.disabled &&
      !('readOnly' in one && one.readOnly),
  )

export const listFields = (page: Document): FormField[] =>
  fillable(page)
    .slice(0, MOST)
    .map((one, at) => ({
      at,
      label: accessibleName(one).slice(0, 120) || one.name,
      type: one.type,
      autocomplete: one.getAttribute('autocomplete') ?? '',
      name: one.name,
    }))

/** Types what was confirmed. It never submits: that is for the person who looks at it. */
export function fillFields(page: Document, values: readonly { at: number; value: string }[]): number {
  const fields = fillable(page)
  return values.filter(({ at, value }) => fillField(fields[at], value)).length
}

function fillField(field: Fillable | undefined, value: string): boolean {
  if (!field) return false
  if (field instanceof HTMLSelectElement) {
    const wanted = value.trim().toLowerCase()
    const option = [...field.options].find((one) =>
      [one.text.trim(), one.value].some((said) => said.toLowerCase() === wanted),
    )
    if (!option) return false
    field.value = option.value
  } else setValue(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Past a page's own setter, or the program that draws the page does not notice. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
}
