import type { Spot } from '../shared/steps.ts'
import { accessibleName } from './accessible-name.ts'
import { isSeen } from './is-seen.ts'
import { roleOf } from './role-of.ts'

/** A longer name is a whole card, and half of it is different tomorrow. */
const LONGEST_NAME = 120
const ALIKE = 'a[href], button, input, select, textarea, [role]'

/** How a recipe names it: role and name, and which of several; a selector where it has no name. */
export function spotOf(one: Element): Spot {
  const [role, name] = [roleOf(one), accessibleName(one)]
  if (!name || name.length > LONGEST_NAME) return { css: selectorOf(one) }
  if (!role) return one.matches('input, select, textarea') ? { label: name, exact: true } : { text: name, exact: true }
  const alike = [...one.ownerDocument.querySelectorAll(ALIKE)].filter(
    (other) => roleOf(other) === role && accessibleName(other) === name && isSeen(other),
  )
  const at = alike.indexOf(one)
  return { role, name, exact: true, ...(alike.length > 1 && at >= 0 ? { nth: at + 1 } : {}) }
}

/** An id or a name that a person gave; else the way down from the nearest one. */
export function selectorOf(one: Element): string {
  const own = anchorOf(one)
  if (own && one.ownerDocument.querySelectorAll(own).length === 1) return own
  const parent = one.parentElement
  if (!parent) return one.localName
  const alike = [...parent.children].filter((other) => other.localName === one.localName)
  const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(one) + 1})` : ''
  return `${selectorOf(parent)} > ${one.localName}${place}`
}

function anchorOf(one: Element): string | undefined {
  // Made by a program: another number with the next visit.
  if (one.id && !/\d{3,}|^:|^radix/.test(one.id)) return `#${CSS.escape(one.id)}`
  const name = one.getAttribute('name')
  return name ? `${one.localName}[name=${JSON.stringify(name)}]` : undefined
}
