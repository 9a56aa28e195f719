import { COUNT_WORDS } from '../read/count-words.ts'
import type { Data } from '../read/pairs.ts'
import type { Frame } from '../read/read-frame.ts'
import type { Course } from './course.ts'

const NAME =
  /\b(?:as|for|für|als|pour|comme|para|como)\s+((?:\p{Lu}[\p{L}.'’-]+)(?:\s+(?:van|von|de|der|\p{Lu}[\p{L}.'’-]*))*\s+\p{Lu}[\p{L}.'’-]+)/u

/** What a clause gives to enter, each under what it is called: said outright, or plain from its look. */
export function dataOf(frame: Frame, _course: Course): Data {
  const data: Data = { ...frame.data }
  const has = (form: RegExp) => Object.keys(data).some((key) => form.test(key))
  const name = NAME.exec(frame.whole)?.[1]
  if (name && !has(/name/)) data.name = name
  const email = frame.values.find(({ sort }) => sort === 'email')?.text
  if (email && !has(/mail/)) data['e-mail'] = email
  const phone = frame.values.find(({ sort }) => sort === 'phone')?.text
  if (phone && !has(/phone|mobile/)) data.phone = phone
  const time = frame.values.find(({ sort, text }) => sort === 'date' && CLOCK.test(text))?.text
  if (time && !has(/time|hour/)) data.time = time
  const date = frame.values.find(({ sort, text }) => sort === 'date' && !CLOCK.test(text))?.text
  if (date && !has(/date|day/)) data.date = date
  const quantity = quantityOf(frame)
  if (quantity !== undefined && !has(/quantity|amount|number/)) data.quantity = quantity
  return data
}

const CLOCK = /^\d\d:\d\d$/u

/** "Order 12 blue pens": the figure right after the verb. */
function quantityOf(frame: Frame): number | undefined {
  const left = frame.sheet.left()
  const at = left.search(/\S/u)
  if (left[at] === 'Ω') {
    const value = frame.sheet.valueAt(at)
    return value?.sort === 'number' ? value.amount : undefined
  }
  const word = /^(?:a dozen|\p{L}+)/iu.exec(left.slice(at))?.[0].toLowerCase() ?? ''
  return COUNT_WORDS[word]
}
