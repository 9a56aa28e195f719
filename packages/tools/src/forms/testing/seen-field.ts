import type { Field } from '../place/score-pair.ts'

/** A field in which there is nothing but what the test says. */
export const seenField = (said: Partial<Field> = {}): Field => ({
  at: 0,
  kind: 'text',
  label: '',
  labelled: 'label',
  near: '',
  name: '',
  id: '',
  placeholder: '',
  title: '',
  autocomplete: '',
  inputMode: '',
  pattern: '',
  group: '',
  options: [],
  required: false,
  value: '',
  wrong: '',
  maxLength: 0,
  min: '',
  max: '',
  readOnly: false,
  form: 0,
  later: false,
  meaning: '',
  ...said,
})

export const options = (...labels: string[]) => labels.map((label) => ({ label, value: label }))
