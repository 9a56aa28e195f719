import { decodeHTML } from 'entities'
import { CLOSES, EMPTY, RAW } from './closing-rules.ts'
import { NO_ATTRIBUTES, readTag, type Tag } from './read-tag.ts'
import { closest, type Element, type Page } from './tree.ts'

/** Browsers stop nesting at 512 too; below it no walk over the tree can overflow the stack. */
const MAX_DEPTH = 400

interface Building {
  all: Element[]
  at: Element
  depth: number
  /** Openings that were too deep to nest, so that their closings do not end somebody else. */
  skipped: number
}

/** One pass over the text, in time that grows with its length alone; what is broken in it becomes some tree, never an error. */
export function parsePage(html: string, url?: string): Page {
  const root: Element = { tag: '#page', attributes: {}, parent: undefined, children: [], order: 0, end: 0 }
  const building: Building = { all: [root], at: root, depth: 0, skipped: 0 }
  let from = 0
  while (from < html.length) from = readPiece(html, from, building)
  while (building.at !== root) leave(building)
  root.end = building.all.length - 1
  return { root, all: building.all, url }
}

const BANG = 33
const SLASH = 47
const QUESTION = 63

/** The text up to the next `<`, and what begins there. Returns the place after both. */
function readPiece(html: string, from: number, building: Building): number {
  const start = html.indexOf('<', from)
  if (start < 0) return addText(building, html.slice(from), html.length)
  if (start > from) addText(building, html.slice(from, start), start)
  const code = html.charCodeAt(start + 1)
  if (isLetter(code)) {
    const tag = readTag(html, start)
    return tag ? open(html, tag, building) : html.length
  }
  if (code === SLASH && isLetter(html.charCodeAt(start + 2))) return close(html, start, building)
  if (code === BANG && html.startsWith('--', start + 2)) return commentEnd(html, start)
  if (code === BANG || code === QUESTION || code === SLASH) return after(html, '>', start)
  return addText(building, '<', start + 1)
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

const after = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : at + mark.length
}

/** A comment may be as short as `<!-->`. */
const commentEnd = (html: string, start: number): number =>
  html.startsWith('>', start + 4) ? start + 5 : after(html, '-->', start + 2)

/** Between elements white space only tells them apart: one blank does, and costs nothing. */
export function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 32) return false
  return true
}

function addText({ at }: Building, raw: string, end: number): number {
  const text = isBlank(raw) ? ' ' : raw.includes('&') ? decodeHTML(raw) : raw
  const last = at.children.length - 1
  const before = at.children[last]
  if (typeof before === 'string') at.children[last] = before + text
  else addChild(at, text)
  return end
}

function open(html: string, { name, attributes, closed, end }: Tag, building: Building): number {
  const tag = name === 'image' ? 'img' : name
  // A form within a form is none.
  if (tag === 'form' && closest(building.at, (one) => one.tag === 'form')) return end
  const closes = CLOSES.get(tag)
  while (closes?.has(building.at.tag)) leave(building)
  const { all, at } = building
  const element = addElement(all, at, tag, attributes)
  const decodes = RAW.get(tag)
  if (decodes !== undefined) return addRaw(html, end, element, decodes)
  if (EMPTY.has(tag) || (closed && isForeign(element))) return end
  if (building.depth >= MAX_DEPTH) building.skipped += 1
  else {
    building.at = element
    building.depth += 1
  }
  return end
}

const isForeign = (element: Element): boolean =>
  closest(element, ({ tag }) => tag === 'svg' || tag === 'math') !== undefined

/** Everything up to the element's own end is its text. */
function addRaw(html: string, from: number, element: Element, decodes: boolean): number {
  let end = html.indexOf('</', from)
  while (end >= 0 && html.slice(end + 2, end + 2 + element.tag.length).toLowerCase() !== element.tag)
    end = html.indexOf('</', end + 2)
  const text = html.slice(from, end < 0 ? html.length : end)
  if (text !== '') addChild(element, decodes && text.includes('&') ? decodeHTML(text) : text)
  return end < 0 ? html.length : after(html, '>', end)
}

function close(html: string, start: number, building: Building): number {
  const end = after(html, '>', start)
  const name = /^[^\s/>]+/.exec(html.slice(start + 2, Math.min(end, start + 60)))?.[0].toLowerCase() ?? ''
  if (building.skipped > 0) building.skipped -= 1
  // People write `</br>` and get a line break.
  else if (name === 'br') addElement(building.all, building.at, 'br', NO_ATTRIBUTES)
  else if (closest(building.at, ({ tag }) => tag === name)) {
    while (building.at.tag !== name) leave(building)
    leave(building)
  }
  return end
}

/** Most elements have one child or none, and a list that is filled later reserves room for many. */
const NOTHING: Element['children'] = []

function addElement(all: Element[], parent: Element, tag: string, attributes: Element['attributes']): Element {
  const element: Element = { tag, attributes, parent, children: NOTHING, order: all.length, end: all.length }
  addChild(parent, element)
  all.push(element)
  return element
}

function addChild(parent: Element, child: Element | string): void {
  if (parent.children.length === 0) parent.children = [child]
  else parent.children.push(child)
}

function leave(building: Building): void {
  building.at.end = building.all.length - 1
  building.at = building.at.parent ?? building.at
  building.depth -= 1
}
