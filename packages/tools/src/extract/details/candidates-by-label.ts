import { closest, type Element } from '../page/tree.ts'
import type { Candidate } from './candidates-by-kind.ts'
import { type Field, plainName } from './fields.ts'
import { fitPlain } from './fit-label.ts'
import { countLeaves, type Leaf, type Leaves, leavesIn } from './list-leaves.ts'
import { nearness } from './nearness.ts'
import { type Shaped, shapeValue } from './shape-value.ts'
import { valueBeside } from './value-beside.ts'

/** Every text that names a wanted field, with what stands beside it. */
export function candidatesByLabel(leaves: Leaves, fields: Field[], title: Leaf | undefined): Map<Field, Candidate[]> {
  const found = new Map<Field, Candidate[]>(fields.map((field) => [field, []]))
  const tried = new Map<Field, number>()
  for (const leaf of listLabels(leaves)) {
    const { label, rest } = splitLabel(leaf.text)
    const plain = plainName(label)
    if (plain === '') continue
    for (const field of fields) {
      const fit = fitPlain(plain, field)
      const times = tried.get(field) ?? 0
      if (fit < 0.4 || times >= MOST) continue
      tried.set(field, times + 1)
      const beside = rest ? [] : firstLine(valueBeside(leaves, leaf), field)
      const shaped =
        shapeValue(rest ? [rest] : beside.map(({ text }) => text), field) ?? shapeAbove(leaves, leaf, field)
      if (!shaped) continue
      const sure = rest !== '' || isMarked(leaf, beside[0]) ? 1 : TELLING.has(field.kind) ? 0.9 : 0.6
      const looks = field.looks ? (field.looks.test(shaped.value) ? 1.1 : 0.6) : 1
      const score = 0.95 * fit * sure * looks * nearness(leaf, title)
      const written = rest ? [leaf.text, rest] : shaped.written
      found.get(field)?.push({ ...shaped, written, score, found: 'label', label })
    }
  }
  return found
}

/** A single figure such as an engine ends with its line. */
function firstLine(found: Leaf[], { looks, kind, many }: Field): Leaf[] {
  const end = looks && kind === 'text' && !many ? found.findIndex(({ fresh }, at) => at > 0 && fresh) : -1
  return end > 0 && looks?.test(found[0]?.text ?? '') ? found.slice(0, end) : found
}

/** A figure with its name below it, as on a card. */
function shapeAbove({ all, first, last }: Leaves, label: Leaf, field: Field): Shaped | undefined {
  const above = all[label.at - 1]
  if (!TELLING.has(field.kind) || !above?.fresh || label.text.endsWith(':')) return undefined
  const card = closest(label.element, ({ order }) => (first[order] ?? 0) <= above.at)
  return card && (last[card.order] ?? 0) - (first[card.order] ?? 0) <= 6 ? shapeValue([above.text], field) : undefined
}

/** A menu has no values of these kinds. */
const TELLING = new Set<Field['kind']>(['money', 'phone', 'email'])

/** A page that names one field a thousand times is a list; the first few tell what a closer look would. */
const MOST = 200

const HOLDERS = new Set([
  'dt',
  'th',
  'td',
  'b',
  'strong',
  'label',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'span',
  'div',
  'p',
  'li',
])

/** Single pieces of text, and short elements that are made of several: `Motion Picture Rating (<a>MPAA</a>)`. */
function listLabels(leaves: Leaves): Leaf[] {
  const seen = new Set<Element>()
  return leaves.all.flatMap((leaf) => {
    const around = leaf.element.parent
    if (!around || seen.has(around) || !HOLDERS.has(around.tag)) return [leaf]
    seen.add(around)
    const count = countLeaves(leaves, around)
    if (count < 2 || count > 4) return [leaf]
    const parts = leavesIn(leaves, around)
    const text = parts.map((part) => part.text).join(' ')
    const last = parts.at(-1)
    if (text.length > 42 || !last) return [leaf]
    return [leaf, { text, element: around, at: last.at, fresh: true }]
  })
}

/** `Label: value` in one piece of text, or a piece that may be a label alone. */
function splitLabel(text: string): { label: string; rest: string } {
  const colon = /^([^:：=]{2,40}?)\s?[:：=]\s?(\S.{0,600})$/s.exec(text)
  if (colon) return { label: colon[1] ?? '', rest: colon[2] ?? '' }
  // A bracket left open: the label goes on in the next piece.
  return { label: text.length <= 42 && !/\([^)]*$/.test(text) ? text : '', rest: '' }
}

const MARKED = new Set(['dt', 'th', 'b', 'strong', 'label', 'td', 'h2', 'h3', 'h4', 'h5', 'h6', 'em'])

/** A colon after it, or a dress that sets it off from its value; a link in a row of links is a menu. */
function isMarked(label: Leaf, value: Leaf | undefined): boolean {
  if (/[:：]\s*$/.test(label.text) || /^[:：=]/.test(value?.text ?? '')) return true
  if (label.element.tag === 'a' || !value) return false
  if (dressOf(label.element) === dressOf(value.element)) return isTwoCells(label.element)
  return MARKED.has(label.element.tag) || MARKED.has(label.element.parent?.tag ?? '')
}

const dressOf = ({ tag, attributes, parent }: Element): string => `${parent?.tag} ${tag} ${attributes.class ?? ''}`

const isTwoCells = ({ tag, parent }: Element): boolean =>
  tag === 'td' && parent?.children.filter((child) => typeof child !== 'string').length === 2
