import type { Element, Page } from '../page/tree.ts'
import type { Field } from './fields.ts'
import { fitName } from './fit-name.ts'
import { countLeaves, type Leaf, type Leaves, leavesIn } from './list-leaves.ts'
import { nearness } from './nearness.ts'
import { ELSEWHERE, type Shaped, shapeValue } from './shape-value.ts'

export interface Candidate extends Shaped {
  score: number
  found: 'json-ld' | 'microdata' | 'rdfa' | 'open-graph' | 'label' | 'heading' | 'name' | 'kind'
  label?: string
}

/** Without a label: elements whose class or id names the field, and texts that can be nothing else. */
export function candidatesByKind(page: Page, leaves: Leaves, field: Field, title: Leaf | undefined): Candidate[] {
  return [...byName(page, leaves, field, title), ...byLooks(leaves, field, title)]
}

function byName(page: Page, leaves: Leaves, field: Field, title: Leaf | undefined): Candidate[] {
  const found: Candidate[] = []
  for (const element of page.all) {
    const { id, class: classes } = element.attributes
    if (found.length >= MOST) break
    if (!id && !classes) continue
    const fit = Math.max(fitName(id, field), ...(classes ?? '').split(/\s+/).map((name) => fitName(name, field)))
    const inside = fit > 0 && countLeaves(leaves, element) <= 12 ? leavesIn(leaves, element) : []
    const [first] = inside
    if (!first || isStruck(first)) continue
    const shaped = shapeValue(
      inside.map(({ text }) => text),
      field,
    )
    if (!shaped || isWorth(field, shaped.value) < 1) continue
    found.push({ ...shaped, score: fit * 0.65 * nearness(first, title), found: 'name' })
  }
  return found
}

/** A value that does not look like one of its field is worth half. */
const isWorth = ({ looks }: Field, value: string): number => (looks && !looks.test(value) ? 0.5 : 1)

/** What a text of the kind cannot do without, to spare the rest of the work. */
const hasSigns = ({ kind }: Field, text: string): boolean =>
  kind === 'email' ? text.includes('@') : kind === 'text' || /\d/.test(text)

const PLAIN = new Set<Field['kind']>(['money', 'phone', 'email'])
/** What stands near the name comes first, so what comes after so many is not it. */
const MOST = 200

function byLooks(leaves: Leaves, field: Field, title: Leaf | undefined): Candidate[] {
  if (!PLAIN.has(field.kind) && !field.looks) return []
  const found: Candidate[] = []
  for (const leaf of leaves.all) {
    if (found.length >= MOST) break
    if (!mayBe(leaf, field, leaves.all[leaf.at - 1]?.text ?? '')) continue
    const shaped = shapeValue(field.kind === 'address' ? addressFrom(leaves, leaf) : [leaf.text], field)
    if (shaped) found.push({ ...shaped, score: 0.68 * nearness(leaf, title), found: 'kind' })
  }
  return found
}

/** The cheap questions first: most texts of a page are none of it. */
function mayBe(leaf: Leaf, field: Field, before: string): boolean {
  const { text } = leaf
  if (text.length > 60 || !hasSigns(field, text) || isWorth(field, text) < 1) return false
  return (
    !isStruck(leaf) && !ELSEWHERE.test(text) && !(before.length < 30 && !/\d/.test(before) && ELSEWHERE.test(before))
  )
}

/** Where an address ends: with a state, a code, or both. */
const END = /\b[A-Z]{2},? ?\d{5}(?:-\d{4})?$|\b\d{4,5} \p{Lu}[\p{L} -]+$|,\s?[A-Z]{2}$|^[A-Z]{2}$|^\d{5}(?:-\d{4})?$/u

/** A street goes on with the town, as far as the next few pieces lead to a state or a code. */
function addressFrom(leaves: Leaves, street: Leaf): string[] {
  const pieces = leaves.all.slice(street.at, street.at + 7).map(({ text }) => text)
  const whole = pieces.findIndex((text, at) => END.test(text) && !END.test(pieces[at + 1] ?? ''))
  const between = pieces.slice(1, whole)
  return whole > 0 && between.every((text) => text.length < 50) ? pieces.slice(0, whole + 1) : [street.text]
}

/** What is struck out was the price once; it is struck out close by, not around the whole page. */
function isStruck({ element }: Leaf): boolean {
  let at: Element | undefined = element
  for (let up = 0; at && up < 4; up += 1, at = at.parent)
    if (STRUCK.has(at.tag) || at.attributes.style?.includes('line-through')) return true
  return false
}

const STRUCK = new Set(['s', 'del', 'strike'])
