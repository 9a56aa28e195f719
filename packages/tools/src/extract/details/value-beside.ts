import { BLOCKS } from '../page/text-of.ts'
import { closest, type Element } from '../page/tree.ts'
import { countLeaves, type Leaf, type Leaves, leavesIn } from './list-leaves.ts'

/** What stands beside a label: the rest of its line, the next cell, the definition, the next block. */
export function valueBeside(leaves: Leaves, label: Leaf): Leaf[] {
  const unit = smallestWithMore(leaves, label)
  if (!unit) return []
  const { around, branch } = unit
  const found = beside(leaves, around, branch, label)
  return found[0] && isLabel(found[0]) ? [] : withoutActions(found)
}

const ACTION = /^\W*(?:see|view|more|map|get|read|learn|click|show|edit|add|write|send|print|change|compare)\b/i

/** `2 Main St | Map it`: a link after the text that asks to do something is not part of it. */
function withoutActions(found: Leaf[]): Leaf[] {
  const end = found.findIndex(({ element, text }, at) => at > 0 && element.tag === 'a' && ACTION.test(text))
  return end > 0 ? found.slice(0, end) : found
}

function beside(leaves: Leaves, around: Element, branch: Element | undefined, label: Leaf): Leaf[] {
  if (around.tag === 'tr') return nextCell(leaves, around, branch)
  if (around.tag === 'dl') return nextOf(leaves, around, branch, 'dd')
  const below = PARTS.has(around.tag) ? belowLast(leaves, label) : []
  return below.length > 0 ? below : restOfLine(leaves, around, branch, label)
}

interface Unit {
  around: Element
  branch: Element | undefined
}

/** The smallest element that holds the label and something after it. */
function smallestWithMore({ last }: Leaves, label: Leaf): Unit | undefined {
  let branch: Element | undefined
  for (let at: Element | undefined = label.element; at; at = at.parent) {
    if ((last[at.order] ?? 0) > label.at + 1) return { around: at, branch }
    branch = at
  }
  return undefined
}

function nextCell(leaves: Leaves, row: Element, branch: Element | undefined): Leaf[] {
  const cells = elementsIn(row)
  const at = branch ? cells.indexOf(branch) : -1
  const next = cells.slice(at + 1).find((cell) => countLeaves(leaves, cell) > 0)
  const below = cellBelow(row, at)
  if (below && next && isColumnHead(branch, next, below)) return leavesIn(leaves, below)
  return next && next.tag !== 'th' ? leavesIn(leaves, next) : []
}

/** The cell beside is dressed like the label, the one below is not: both head columns. */
const isColumnHead = (label: Element | undefined, beside: Element, below: Element): boolean =>
  label !== undefined && dressOf(label) === dressOf(beside) && dressOf(label) !== dressOf(below)

export const dressOf = ({ tag, attributes }: Element): string => `${tag}.${attributes.class ?? ''}`

const PARTS = new Set(['table', 'thead', 'tbody', 'tfoot'])

/** The last cell of a row has nothing beside it: as a heading it names what is below. */
function belowLast(leaves: Leaves, label: Leaf): Leaf[] {
  const cell = closest(label.element, ({ tag }) => tag === 'td' || tag === 'th')
  const row = cell?.parent
  const below = cell && row && cellBelow(row, elementsIn(row).indexOf(cell))
  // Several rows below are a list of other things.
  const only = below?.parent && elementAfter(below.parent) === undefined
  return below && only && elementsIn(row).length > 1 && dressOf(below) !== dressOf(cell) ? leavesIn(leaves, below) : []
}

/** The cell in the same column of the next row. */
function cellBelow(row: Element, column: number): Element | undefined {
  const next = elementAfter(row) ?? (row.parent && elementAfter(row.parent)?.children.find(isRow))
  return next && typeof next !== 'string' && next.tag === 'tr' ? elementsIn(next)[column] : undefined
}

const isRow = (node: Element | string): node is Element => typeof node !== 'string' && node.tag === 'tr'

const elementsIn = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => typeof child !== 'string')

function elementAfter(element: Element): Element | undefined {
  const siblings = element.parent ? elementsIn(element.parent) : []
  return siblings[siblings.indexOf(element) + 1]
}

function nextOf(leaves: Leaves, around: Element, branch: Element | undefined, tag: string): Leaf[] {
  const children = elementsIn(around)
  const following = children.slice((branch ? children.indexOf(branch) : -1) + 1)
  const end = following.findIndex((child) => child.tag !== tag)
  return following.slice(0, end < 0 ? following.length : end).flatMap((child) => leavesIn(leaves, child))
}

/** Leaves after the label until the line, the block or the next label ends it. */
function restOfLine(leaves: Leaves, around: Element, branch: Element | undefined, label: Leaf): Leaf[] {
  const end = leaves.last[around.order] ?? 0
  const first = leaves.all[label.at + 1]
  if (!first) return []
  const block = blockOf(first.element, around)
  const found: Leaf[] = []
  for (let at = label.at + 1; at < end; at += 1) {
    const leaf = leaves.all[at]
    if (!leaf || (block && (leaves.last[block.order] ?? 0) <= at)) break
    if (found.length > 0 && (isLabel(leaf) || alike(leaf, branch, label))) break
    if (found.length > 0 && !block && leaf.fresh) break
    if (found.length > 0 && !block && blockOf(leaf.element, around)) break
    found.push(leaf)
    if (found.length > 40) break
  }
  return found
}

/** The block below `around` that holds the element, if one does. */
function blockOf(element: Element, around: Element): Element | undefined {
  let block: Element | undefined
  for (let at: Element | undefined = element; at && at !== around; at = at.parent)
    if (BLOCKS.has(at.tag) || at.tag === 'td' || at.tag === 'th') block = at
  return block
}

const isLabel = ({ text }: Leaf): boolean => text.length < 40 && /[:：]$/.test(text)

/** Another piece dressed as the label was is the next label. */
function alike(leaf: Leaf, branch: Element | undefined, label: Leaf): boolean {
  if (!branch || leaf.element === label.element) return false
  return /^(?:b|strong|dt|th|h\d|label|em|span|font)$/.test(label.element.tag) && label.element.tag !== 'span'
    ? dressOf(leaf.element) === dressOf(label.element)
    : label.element.attributes.class !== undefined && dressOf(leaf.element) === dressOf(label.element)
}
