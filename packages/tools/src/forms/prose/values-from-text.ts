import type { Value } from '../field.ts'
import { fitValue } from '../fit/fit-value.ts'
import { callField } from '../name-fields.ts'
import { assign } from '../place/assign.ts'
import { deriveData } from '../place/derive-data.ts'
import { likeness, rarityAmong } from '../place/likeness.ts'
import type { Field } from '../place/score-pair.ts'
import { findChoices } from './find-choices.ts'
import { findSpans, type Span } from './find-spans.ts'
import { labelledLines } from './labelled-lines.ts'
import { findMentions, nearness } from './mentions.ts'
import { wantedSorts } from './wanted-sorts.ts'

/** A letter is shorter; what is longer is read as far as this. */
const LONGEST = 20_000
const CHOICES = new Set(['select', 'radio', 'combobox'])
const LISTS = new Set(['checkboxes', 'select-many'])

/** The values that a text in prose holds for the wanted fields, under the fields' own names. What it does not hold is left out. */
export function valuesFromText(prose: string, fields: readonly Field[], now: Date): Record<string, Value> {
  // What a writer has left open says nothing: "[Your Address]".
  const text = prose.slice(0, LONGEST).replace(/\[[^\]\n]{2,60}\]/g, ' ')
  const found = new Map<Field, Value>()
  for (const [field, value] of said(text, fields, now)) found.set(field, value)
  for (const field of fields) {
    if (found.has(field)) continue
    const choices = CHOICES.has(field.kind) || LISTS.has(field.kind) ? findChoices(field, text) : []
    if (choices.length > 0) found.set(field, LISTS.has(field.kind) ? choices : (choices[0] as string))
  }
  const open = fields.filter(
    (field) =>
      !found.has(field) &&
      !CHOICES.has(field.kind) &&
      !LISTS.has(field.kind) &&
      field.kind !== 'checkbox' &&
      field.kind !== 'file',
  )
  for (const [field, value] of byLooks(text, open, [...found.values()].map(String))) found.set(field, value)
  return Object.fromEntries([...found].map(([field, value]) => [callField(field), value]))
}

/** What the text says in so many words: a line with the field's name and its value. */
function said(text: string, fields: readonly Field[], now: Date): [Field, Value][] {
  const lines = labelledLines(text)
  const rarity = rarityAmong(fields.map(({ label }) => label))
  const gains = lines.map(({ label, value }) =>
    fields.map((field) => {
      const like = likeness(label, field.label, rarity)
      return like >= 0.6 && 'entry' in fitValue(field, value, { now }) ? like : 0
    }),
  )
  return assign(gains).flatMap((column, row): [Field, Value][] => {
    const [line, field] = [lines[row], fields[column ?? -1]]
    return line && field ? [[field, line.value]] : []
  })
}

/** What has the look the field wants and stands where it is spoken of; each thing is given once. */
function byLooks(text: string, fields: readonly Field[], used: readonly string[]): [Field, Value][] {
  const spans = once(findSpans(text)).filter(({ text: one }) => !used.includes(one))
  const people = nameParts(spans, fields)
  const rest = fields.filter((field) => !people.some(([named]) => named === field))
  const gains = rest.map((field) => {
    const sorts = wantedSorts(field)
    const mentions = findMentions(field.label, text)
    return spans.map((span) => score(span, sorts, mentions, text))
  })
  const matched = assign(gains).flatMap((column, row): [Field, Value][] => {
    const [field, span] = [rest[row], spans[column ?? -1]]
    return field && span ? [[field, span.sort === 'money' ? span.text.replace(/[^\d.]/g, '') : span.text]] : []
  })
  return [...people, ...matched]
}

/** A name that is repeated is one name: it counts where it stands first. */
const once = (spans: readonly Span[]): Span[] =>
  spans.filter(({ text }, index) => spans.findIndex((one) => one.text === text) === index)

function score(span: Span, sorts: readonly string[], mentions: ReturnType<typeof findMentions>, text: string): number {
  const rank = sorts.indexOf(span.sort)
  if (rank < 0) return 0
  const near = nearness(span.from, span.to, mentions)
  const sure = SURE.has(span.sort) && rank === 0
  if (near < 0.25 && !sure) return 0
  // Names are many, and the first one is usually who it is about.
  return (near + (sure ? 0.3 : 0) + 0.05 * (1 - span.from / text.length)) / (1 + 0.3 * rank)
}

const SURE = new Set(['email', 'url', 'phone', 'date', 'money', 'zip', 'street', 'city', 'state', 'size', 'person'])

/** First, middle and last name are one person's: the one the text begins with, or who says "my name is". */
function nameParts(spans: readonly Span[], fields: readonly Field[]): [Field, Value][] {
  const asked = fields.filter(
    ({ meaning }) => meaning === 'given-name' || meaning === 'family-name' || meaning === 'additional-name',
  )
  const person = spans.find(({ sort }) => sort === 'person')
  if (asked.length < 2 || !person) return []
  const parts = deriveData([{ keys: ['name'], value: person.text, meaning: 'name', derived: false }], new Date(0))
  return asked.flatMap((field): [Field, Value][] => {
    const part = parts.find(({ meaning }) => meaning === field.meaning)
    return part ? [[field, part.value]] : []
  })
}
