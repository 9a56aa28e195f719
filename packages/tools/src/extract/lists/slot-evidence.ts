import type { Field } from '../details/fields.ts'
import { fitLabel } from '../details/fit-label.ts'
import { fitName } from '../details/fit-name.ts'
import type { Element } from '../page/tree.ts'
import type { Column } from './build-columns.ts'

/** How far up from a value the names on elements still speak of it. */
const UP = 3

/** What speaks for a column being the field besides its values: labels, headers, names on the elements. */
export function evidenceFor(column: Column, field: Field): number {
  const slot = column.slots.find((one) => one !== undefined)
  if (!slot) return 0
  return Math.max(
    column.label ? fitLabel(column.label, field) : 0,
    prefixFit(slot.value, field),
    countFit(slot.value, field),
    namesFit(slot.element, field),
  )
}

/** `Price: 5 €` names itself, and so does `by Ada`. */
function prefixFit(text: string, field: Field): number {
  const [, label = ''] = /^([^:：]{2,30})[:：]\s?\S/.exec(text) ?? []
  if (label) return fitLabel(label, field)
  return /^by\s/i.test(text) && field.names.includes('by') ? 0.9 : 0
}

/** `12 points` is twelve of them. */
function countFit(text: string, { names: [name = ''] }: Field): number {
  if (text.length > 30 || !/^\D{0,3}\d/.test(text)) return 0
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length <= 3 && words.some((word) => word === name || `${word}s` === name || word === `${name}s`)
    ? 0.75
    : 0
}

function namesFit(from: Element, field: Field): number {
  let best = 0
  let at: Element | undefined = from
  for (let up = 0; at && up < UP; up += 1, at = at.parent) {
    const { itemprop, class: classes, id, name } = at.attributes
    const names = [itemprop, id, name, ...(classes?.split(/\s+/) ?? [])]
    best = Math.max(best, ...names.map((one) => fitName(one, field) * (1 - up * 0.15)))
  }
  return best
}
