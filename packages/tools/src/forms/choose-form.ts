import type { Value } from './field.ts'
import type { FitWish } from './fit/fit-value.ts'
import { type Placing, placeValues } from './place/place-values.ts'
import type { Field } from './place/score-pair.ts'

export interface Chosen extends Placing {
  form: number
  fields: Field[]
}

/** Of several forms on a page the one that takes most of the data: a search box at the top is not meant. */
export function chooseForm(data: Readonly<Record<string, Value>>, fields: readonly Field[], wish: FitWish): Chosen {
  const forms = [...new Set(fields.map(({ form }) => form))]
  const choices = forms.map((form) => {
    const own = fields.filter((field) => field.form === form)
    return { form, fields: own, ...placeValues(data, own, wish) }
  })
  // Among equals the one that asks for most: it is what the page is about.
  choices.sort((a, b) => b.placed.length - a.placed.length || b.fields.length - a.fields.length)
  return (
    choices[0] ?? {
      form: -1,
      fields: [],
      placed: [],
      unplaced: Object.keys(data).map((key) => ({ key, why: 'there is no form on this page' })),
    }
  )
}
