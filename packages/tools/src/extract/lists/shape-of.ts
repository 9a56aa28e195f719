import { isBlank } from '../page/parse-page.ts'
import type { Element, Page } from '../page/tree.ts'

export interface Shape {
  tag: string
  paths: Set<string>
}

/** Enough to tell shapes apart; a record that holds a whole page need not be walked to its end. */
const MOST = 80
const DEEPEST = 6

export type Shapes = (element: Element) => Shape

/** Elements as the sets of tag paths below them: what they are made of, however often each part occurs. */
export function shapesOf(page: Page): Shapes {
  const marks = markAll(page)
  const known = new Map<number, Shape>()
  return (element) => {
    const mark = marks[element.order] ?? 0
    const before = known.get(mark)
    if (before) return before
    const shape = { tag: element.tag, paths: new Set<string>() }
    collect(element, '', 0, shape.paths, { left: MOST })
    known.set(mark, shape)
    return shape
  }
}

/** A number for each element, the same for those built the same way: most records of a list are. */
function markAll({ all }: Page): Uint32Array {
  const marks = new Uint32Array(all.length)
  const tags = new Map<string, number>()
  for (let at = all.length - 1; at >= 0; at -= 1) {
    const { tag, children } = all[at] as Element
    const known = tags.get(tag) ?? tags.size + 1
    tags.set(tag, known)
    let mark = known
    for (const child of children) {
      const part = typeof child === 'string' ? (isBlank(child) ? 0 : 1) : (marks[child.order] ?? 0) | 1
      if (part !== 0) mark = (Math.imul(mark, 31) + part * 7 + 11) | 0
    }
    marks[at] = mark
  }
  return marks
}

function collect(node: Element, path: string, depth: number, paths: Set<string>, budget: { left: number }): void {
  let cell = 0
  for (const child of node.children) {
    if (typeof child === 'string') {
      if (!isBlank(child)) paths.add(`${path}#`)
      continue
    }
    if (budget.left <= 0) return
    budget.left -= 1
    // Rows of a table are told apart by what stands in which cell.
    const below = child.tag === 'td' ? `${path}>td${cell}` : `${path}>${child.tag}`
    cell += 1
    paths.add(below)
    if (depth < DEEPEST) collect(child, below, depth + 1, paths, budget)
  }
}

/** Alike enough to be records of one list: most of what they are made of is the same, or one merely lacks some of it. */
export function isAlike(a: Shape, b: Shape): boolean {
  if (a === b) return true
  if (a.tag !== b.tag) return false
  let shared = 0
  for (const path of a.paths) if (b.paths.has(path)) shared += 1
  const all = a.paths.size + b.paths.size - shared
  if (all === 0) return true
  return shared >= all * (shared === Math.min(a.paths.size, b.paths.size) ? 0.4 : 0.6)
}
