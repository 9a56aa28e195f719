import { isHidden } from '../page/is-hidden.ts'
import { BLOCKS, collapse } from '../page/text-of.ts'
import type { Element } from '../page/tree.ts'

/** One line as it is shown, with what it takes to judge it. */
export interface Line {
  text: string
  /** The block it stands in. */
  block: Element
  /** How many of its characters are links. */
  linked: number
}

/** The element's text cut into the lines a reader sees. */
export function listLines(element: Element, isOut: (element: Element) => boolean): Line[] {
  const cutter: Cutter = { lines: [], text: '', linked: 0, isOut }
  walk(element, element, false, cutter)
  flush(element, cutter)
  return cutter.lines
}

interface Cutter {
  lines: Line[]
  text: string
  linked: number
  isOut: (element: Element) => boolean
}

function walk(node: Element, block: Element, inLink: boolean, cutter: Cutter): void {
  for (const child of node.children) {
    if (typeof child === 'string') {
      cutter.text += child
      if (inLink) cutter.linked += collapse(child).trim().length
    } else if (child.tag === 'br') flush(block, cutter)
    else if (!isHidden(child) && !cutter.isOut(child)) enter(child, block, inLink, cutter)
  }
}

function enter(child: Element, block: Element, inLink: boolean, cutter: Cutter): void {
  const own = BLOCKS.has(child.tag)
  if (own) flush(block, cutter)
  else if (child.tag === 'td' || child.tag === 'th') cutter.text += ' '
  walk(child, own ? child : block, inLink || child.tag === 'a', cutter)
  if (own) flush(child, cutter)
}

function flush(block: Element, cutter: Cutter): void {
  const text = collapse(cutter.text).trim()
  if (text !== '') cutter.lines.push({ text, block, linked: Math.min(cutter.linked, text.length) })
  cutter.text = ''
  cutter.linked = 0
}
