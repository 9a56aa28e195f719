import { isHidden } from './is-hidden.ts'
import type { Element } from './tree.ts'

/** Elements that stand on lines of their own. */
export const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol optgroup option p pre section summary ' +
    'table tbody tfoot thead tr ul #page'
  ).split(' '),
)

/** Neighbours of these do not touch, though they share a line. */
const APART = new Set(['td', 'th', 'button', 'select', 'textarea', 'input', 'img', 'label'])

export interface TextWish {
  /** Parts to leave out besides the hidden ones. */
  without?: (element: Element) => boolean
}

/** The text as a person reads it: one line a block, white space collapsed, what is hidden left out. */
export function textOf(element: Element, { without }: TextWish = {}): string {
  const [only] = element.children
  if (element.children.length === 1 && typeof only === 'string') return collapse(only).trim()
  const writer: Writer = { text: '', gap: '', without }
  walk(element, writer)
  return writer.text
}

/** The same on one line. */
export const lineOf = (element: Element, wish?: TextWish): string => textOf(element, wish).replaceAll('\n', ' ')

/** White space of every kind, no-break and zero-width included, as single spaces. */
export const collapse = (text: string): string => (UNEVEN.test(text) ? text.replace(/[\s\u200b\u2060]+/g, ' ') : text)

/** Most texts have nothing but single blanks, and looking is cheaper than rewriting. */
const UNEVEN = /[^\S ]| {2}|[\u200b\u2060]/

// Functions beside each other rather than inside: this runs for every text of every page.
interface Writer {
  text: string
  gap: '' | ' ' | '\n'
  without: ((element: Element) => boolean) | undefined
}

function walk(node: Element, writer: Writer): void {
  for (const child of node.children) {
    if (typeof child === 'string') write(child, writer)
    else if (child.tag === 'br') writer.gap = '\n'
    else if (!isHidden(child) && !writer.without?.(child)) enter(child, writer)
  }
}

function enter(child: Element, writer: Writer): void {
  const around = BLOCKS.has(child.tag) ? '\n' : APART.has(child.tag) ? ' ' : ''
  widen(writer, around)
  walk(child, writer)
  widen(writer, around)
}

function widen(writer: Writer, around: Writer['gap']): void {
  if (around !== '' && writer.gap !== '\n') writer.gap = around
}

function write(raw: string, writer: Writer): void {
  const words = collapse(raw)
  if (words.startsWith(' ')) widen(writer, ' ')
  const trimmed = words.trim()
  if (trimmed === '') return
  writer.text = writer.text === '' ? trimmed : writer.text + writer.gap + trimmed
  writer.gap = words.endsWith(' ') ? ' ' : ''
}
