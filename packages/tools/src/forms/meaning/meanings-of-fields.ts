import type { SeenField } from '../field.ts'
import type { Meaning } from './lexicon.ts'
import { meaningOfField } from './meaning-of-field.ts'
import { isMonthList } from './meaning-of-options.ts'

/** What each field of a page asks for: first each for itself, then what its neighbours tell of it. */
export function meaningsOfFields(fields: readonly SeenField[]): Meaning[] {
  const alone = fields.map(meaningOfField)
  return alone.map((meaning, index) => {
    const before = sameForm(fields, index, -1) ? alone[index - 1] : undefined
    const after = sameForm(fields, index, 1) ? alone[index + 1] : undefined
    const field = fields[index] as SeenField
    const around = { before, after, field, next: fields[index + 1], last: fields[index - 1] }
    const told = NEIGHBOURS.reduce<Meaning>((sofar, rule) => rule(sofar, around) ?? sofar, meaning)
    return isLogIn(fields, alone, index) ? 'username' : told
  })
}

const TYPED = new Set(['text', 'email', 'tel'])
const NEVER_A_NAME = new Set<Meaning>(['one-time-code', 'cc-number'])

/** The one thing that is asked for before the only password is who one is. */
function isLogIn(fields: readonly SeenField[], alone: readonly Meaning[], index: number): boolean {
  const field = fields[index]
  const meaning = alone[index] ?? ''
  if (!field || !TYPED.has(field.kind) || NEVER_A_NAME.has(meaning)) return false
  const mates = fields.filter(({ form, later }) => form === field.form && later === field.later)
  const typed = mates.filter(({ kind }) => TYPED.has(kind))
  const hidden = mates.filter(({ kind }) => kind === 'password')
  if (typed.length !== 1 || hidden.length !== 1 || mates.indexOf(field) > mates.indexOf(hidden[0] as SeenField))
    return false
  return alone[fields.indexOf(hidden[0] as SeenField)] !== 'new-password'
}

interface Around {
  before: Meaning | undefined
  after: Meaning | undefined
  field: SeenField
  next: SeenField | undefined
  last: SeenField | undefined
}

/** Under one label, or without one: what stands side by side is one question in parts. */
const together = (one: SeenField | undefined, other: SeenField): boolean =>
  one !== undefined && one.kind === other.kind && (!other.label || one.label === other.label || !one.label)
const whole = ({ label, placeholder }: SeenField): boolean => /m{2}\W{0,3}[yaj]{2}/i.test(`${label} ${placeholder}`)

const sameForm = (fields: readonly SeenField[], index: number, step: number): boolean =>
  fields[index + step] !== undefined && fields[index + step]?.form === fields[index]?.form

const NEIGHBOURS: readonly ((meaning: Meaning, around: Around) => Meaning | undefined)[] = [
  // Two fields under one "Valid until" are its month and its year.
  (meaning, { after, field, next }) =>
    meaning === 'cc-exp' &&
    !whole(field) &&
    next &&
    (after === 'cc-exp-year' || (together(field, next) && (after === 'cc-exp' || after === '')))
      ? 'cc-exp-month'
      : undefined,
  (meaning, { before, field, last }) =>
    (meaning === 'cc-exp' || meaning === '') &&
    !whole(field) &&
    (before === 'cc-exp-month' || (before === 'cc-exp' && together(last, field))) &&
    together(last, field)
      ? 'cc-exp-year'
      : undefined,
  // A list of months between a day and a year is of their date.
  (meaning, { before, after, field }) => {
    if (meaning !== '' || !isMonthList(field)) return undefined
    if (before?.startsWith('bday') || after?.startsWith('bday')) return 'bday-month'
    return before?.startsWith('cc-') || after?.startsWith('cc-exp') ? 'cc-exp-month' : undefined
  },
  // "Name" beside "Surname" is the first name.
  (meaning, { before, after }) =>
    meaning === 'name' && (after === 'family-name' || before === 'family-name') ? 'given-name' : undefined,
  (meaning, { before, after }) =>
    meaning === 'name' && (before === 'given-name' || after === 'given-name') ? 'family-name' : undefined,
  // A second street is the rest of the first.
  (meaning, { before }) => (meaning === 'address-line1' && before === 'address-line1' ? 'address-line2' : undefined),
  (meaning, { before }) => (meaning === 'address-line2' && before === 'address-line2' ? 'address-line3' : undefined),
  (meaning, { before, field }) =>
    meaning === '' && !field.label && !field.name && before === 'address-line1' ? 'address-line2' : undefined,
]
