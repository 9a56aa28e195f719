import { isHidden } from '../page/is-hidden.ts'
import { BLOCKS, collapse, lineOf } from '../page/text-of.ts'
import type { Element } from '../page/tree.ts'
import { keyAt, leadsTo, newPlace, type Place, placeOf, type What } from './places.ts'

/** One thing in a record that may be a value. */
export interface Slot {
  /** Where it lies in the record: the same key in another record is the same column. */
  key: string
  what: What
  value: string
  element: Element
}

/** No record of a list a person reads has more. */
const MOST = 60

interface Reading {
  slots: Slot[]
  record: number
  only: ReadonlySet<string> | undefined
}

/** Records taken apart: their lines, the pieces of a line, their links and pictures; all of them, or only these keys. */
export function readSlots(records: Element[][], only?: ReadonlySet<string>): Slot[][] {
  const top = newPlace('')
  return records.map((parts, record) => {
    const reading: Reading = { slots: [], record, only }
    for (const [part, element] of parts.entries()) walk(element, partOf(top, part), reading)
    return reading.slots
  })
}

/** The how manieth neighbour of a record it is, whatever its tag. */
function partOf(top: Place, part: number): Place {
  const known = top.below.get(String(part)) ?? newPlace(String(part), top.steps)
  top.below.set(String(part), known)
  return known
}

function walk(element: Element, place: Place, reading: Reading): void {
  attributes(element, place, reading)
  const whole = isLine(element)
  if (whole) addLine(place, element, reading)
  else if (element.children.length === 0) silent(element, place, reading)
  const pieces = !whole || hasPieces(element)
  let cell = 0
  for (const child of element.children) {
    if (typeof child === 'string') {
      const own = pieces ? collapse(child).trim() : ''
      if (own !== '') add(placeOf(place, OWN, -1), 'text', own, element, reading)
    } else if (!isHidden(child)) {
      const below = placeOf(place, child, isCell(child) ? cell : -1)
      if (isCell(child)) cell += 1
      if (reading.only && !leadsTo(below, reading.only)) continue
      if (pieces) walk(child, below, reading)
      else attributesBelow(child, below, reading)
    }
  }
}

const isCell = ({ tag }: Element): boolean => tag === 'td' || tag === 'th'

const named = (tag: string): Element => ({ tag, attributes: {}, parent: undefined, children: [], order: 0, end: 0 })

/** Text of the element's own, and what its attributes say, have places beside its children. */
const OWN = named('#')
const SAID = named('@')

function add(place: Place, what: What, value: string, element: Element, { slots, record, only }: Reading): void {
  if (slots.length >= MOST) return
  const key = keyAt(place, what, record)
  if (!only || only.has(key)) slots.push({ key, what, value, element })
}

/** What is struck out beside a value is what it was before. */
const CURRENT = { without: ({ tag }: Element) => tag === 's' || tag === 'del' || tag === 'strike' }

/** The line; where it is cut short, what its title says in full. */
function wholeLine(element: Element): string {
  const line = lineOf(element, CURRENT)
  if (!/(?:\.{3}|…)$/.test(line)) return line
  const title = titleIn(element) ?? ''
  return title.length >= line.length && title.startsWith(line.slice(0, 8)) ? title : line
}

function titleIn({ attributes: { title }, children }: Element): string | undefined {
  if (title) return title
  for (const child of children) {
    const found = typeof child === 'string' ? undefined : titleIn(child)
    if (found) return found
  }
  return undefined
}

/** Putting a line together is most of the work: it is left where nobody wants it. */
function addLine(place: Place, element: Element, { slots, record, only }: Reading): void {
  if (slots.length >= MOST) return
  const key = keyAt(place, 'text', record)
  const value = !only || only.has(key) ? wholeLine(element) : ''
  if (value !== '' && value.length <= 1_000) slots.push({ key, what: 'text', value, element })
}

function attributes(element: Element, place: Place, reading: Reading): void {
  const { tag, attributes: own } = element
  if (tag === 'a') {
    if (own.href) add(place, 'link', own.href, element, reading)
  } else if (tag === 'img') {
    const picture = own['data-src'] ?? own['data-lazy-src'] ?? own.src
    if (picture) add(place, 'image', picture, element, reading)
  } else if (tag === 'time' || tag === 'meta') {
    const said = own.datetime ?? own.content
    if (said) add(placeOf(place, SAID, -1), 'text', said, element, reading)
  }
}

/** Stars drawn without a word: their label for those who do not see them, or their class, says how many. */
function silent(element: Element, place: Place, reading: Reading): void {
  if (element.tag === 'a' || element.tag === 'img') return
  const { 'aria-label': label, title, class: classes = '' } = element.attributes
  const said = label ?? title ?? (/star|rating/i.test(classes) ? classes : undefined)
  if (said) add(placeOf(place, SAID, -1), 'text', said, element, reading)
}

function attributesBelow(element: Element, place: Place, reading: Reading): void {
  attributes(element, place, reading)
  for (const child of element.children)
    if (typeof child !== 'string' && !isHidden(child)) attributesBelow(child, placeOf(place, child, -1), reading)
}

/** Holds text and no block: what a person reads as one line. */
const isLine = (element: Element): boolean => !holdsBlock(element) && holdsText(element)

function holdsBlock({ children }: Element): boolean {
  for (const child of children) {
    if (typeof child === 'string') continue
    if (BLOCKS.has(child.tag) || isCell(child) || holdsBlock(child)) return true
  }
  return false
}

function holdsText({ children }: Element): boolean {
  for (const child of children) if (typeof child === 'string' ? /\S/.test(child) : holdsText(child)) return true
  return false
}

/** A line of several pieces may hold several values: `by Ada · 3 May`. */
function hasPieces({ children }: Element): boolean {
  let pieces = 0
  for (const child of children) if (typeof child !== 'string' || /[\p{L}\p{N}]/u.test(child)) pieces += 1
  return pieces > 1
}
