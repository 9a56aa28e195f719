import { isHidden } from '../page/is-hidden.ts'
import { BLOCKS, collapse } from '../page/text-of.ts'
import type { Element, Page } from '../page/tree.ts'

/** One piece of shown text. */
export interface Leaf {
  text: string
  element: Element
  /** Its place among the leaves. */
  at: number
  /** A line break, or the edge of a block, stands between it and the one before. */
  fresh: boolean
}

export interface Leaves {
  all: Leaf[]
  /** By an element's order: its first leaf and the one after its last. */
  first: Uint32Array
  last: Uint32Array
}

/** All shown text in reading order, with where each element's share begins and ends. */
export function listLeaves(page: Page): Leaves {
  const leaves: Walk = {
    all: [],
    first: new Uint32Array(page.all.length),
    last: new Uint32Array(page.all.length),
    fresh: true,
  }
  walk(page.root, leaves)
  return leaves
}

interface Walk extends Leaves {
  fresh: boolean
}

/** A page of more pieces than this is not one a person reads about one thing. */
const MOST = 50_000

function walk(element: Element, leaves: Walk): void {
  leaves.first[element.order] = leaves.all.length
  for (const child of element.children) {
    if (typeof child === 'string') {
      const text = collapse(child).trim()
      if (text === '' || leaves.all.length >= MOST) continue
      leaves.all.push({ text, element, at: leaves.all.length, fresh: leaves.fresh })
      leaves.fresh = false
      continue
    }
    const apart = child.tag === 'br' || BLOCKS.has(child.tag) || child.tag === 'td' || child.tag === 'th'
    leaves.fresh ||= apart
    if (isHidden(child)) leaves.first[child.order] = leaves.last[child.order] = leaves.all.length
    else walk(child, leaves)
    leaves.fresh ||= apart
  }
  leaves.last[element.order] = leaves.all.length
}

export const leavesIn = ({ all, first, last }: Leaves, { order }: Element): Leaf[] =>
  all.slice(first[order], last[order])

/** How many there are, without listing them: an element may hold the whole page. */
export const countLeaves = ({ first, last }: Leaves, { order }: Element): number =>
  (last[order] ?? 0) - (first[order] ?? 0)
