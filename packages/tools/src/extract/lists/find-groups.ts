import { isHidden } from '../page/is-hidden.ts'
import type { Element, Page } from '../page/tree.ts'
import { isAlike, type Shape, type Shapes, shapesOf } from './shape-of.ts'

/** Records found by repetition; each is one element, or a few neighbours that recur together. */
export interface Group {
  records: Element[][]
  /** Where they lie. */
  around: Element
}

/** Fewer than this is not yet a repetition. */
const LEAST = 3
/** So many kinds of neighbours are told apart; a page with more of them is no list there. */
const MOST = 40

/** Every place of the page where neighbours of alike shape follow each other. */
export function findGroups(page: Page): Group[] {
  const groups: Group[] = []
  const shapes = shapesOf(page)
  for (const around of page.all) {
    if (around.children.length < LEAST || around.tag === 'head' || around.tag === 'select') continue
    const children = around.children.filter((child): child is Element => typeof child !== 'string' && !isHidden(child))
    if (recurs(children)) groups.push(...groupsAmong(around, children, shapes))
  }
  return [...groups, ...acrossRows(groups, shapes)]
}

/** Some tag stands there often enough: most elements are done with here. */
function recurs(children: Element[]): boolean {
  const counts = new Map<string, number>()
  for (const { tag } of children) {
    const count = (counts.get(tag) ?? 0) + 1
    if (count >= LEAST) return true
    counts.set(tag, count)
  }
  return false
}

function groupsAmong(around: Element, children: Element[], shapes: Shapes): Group[] {
  const clusters: { shape: Shape; members: Element[] }[] = []
  const numbers = children.map((child) => {
    const shape = shapes(child)
    // The newest first: neighbours resemble each other more often than not.
    const found = clusters.findLastIndex((cluster) => isAlike(cluster.shape, shape))
    if (found >= 0) {
      clusters[found]?.members.push(child)
      return found
    }
    // A page of nothing but differing parts must not cost the square of them.
    if (clusters.length >= MOST) return -1
    clusters.push({ shape, members: [child] })
    return clusters.length - 1
  })
  const alone = clusters
    .filter(({ members }) => members.length >= LEAST)
    .map(({ members }) => ({ around, records: members.map((member) => [member]) }))
  const together = segments(children, numbers)
  return together ? [...alone, { around, records: together }] : alone
}

/** `dt dd dt dd`, `h3 p p h3 p p`: what recurs from one head to the next is one record. */
function segments(children: Element[], numbers: number[]): Element[][] | undefined {
  const head = numbers.find((number, at) => number >= 0 && numbers.indexOf(number, at + 1) > at + 1)
  if (head === undefined) return undefined
  const starts = numbers.flatMap((number, at) => (number === head ? [at] : []))
  if (starts.length < LEAST) return undefined
  const records = starts.map((start, i) =>
    children.slice(start, starts[i + 1] ?? Math.min(children.length, start + (starts[1] ?? 0) - (starts[0] ?? 0))),
  )
  const sizes = records.map(({ length }) => length)
  const most = Math.max(...sizes)
  return most > 1 && most <= 8 && sizes.filter((size) => size > 1).length >= records.length * 0.6 ? records : undefined
}

/** Cards laid out in rows: what every row is made of is the record, not the row. */
function acrossRows(groups: Group[], shapes: Shapes): Group[] {
  return groups.flatMap(({ around, records }) => {
    if (records.some((record) => record.length > 1)) return []
    const inner = records.flatMap(([row]) => (row ? cardsOf(row) : []))
    if (inner.length < records.length * 2 - 1) return []
    const [first] = inner
    const alike = first ? inner.filter((card) => isAlike(shapes(first), shapes(card))) : []
    return alike.length >= inner.length * 0.8 ? [{ around, records: alike.map((card) => [card]) }] : []
  })
}

/** A card holds elements of its own; a plain cell does not. */
const cardsOf = (row: Element): Element[] =>
  row.children.filter(
    (child): child is Element => typeof child !== 'string' && !isHidden(child) && child.end - child.order >= 2,
  )
