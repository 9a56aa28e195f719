import { isNode, nodesOf, type Seen, type SeenNode, wordsIn } from '@app/toolkit'
import { unitOf } from '../lexicon/units.ts'
import { linesIn } from './find-alike.ts'
import { pairIn } from './pair-in.ts'
import { asksToChoose, type Cell, type Entry, KINDS, leavesOf, PARTED, SAID, type Thing } from './scene.ts'

/** Where the walk over a page is: under which headings, in which entry of which list. */
export interface Place {
  under: { level: number; words: string }[]
  entry: Entry | undefined
  /** What is listed in that entry is an entry of its own. */
  nests?: boolean
  columns: readonly string[]
  /** The row that only says what the columns are. */
  head?: SeenNode | undefined
  /** What the parts of the lines that follow are called, where no table says so. */
  titles: readonly string[]
  list: number
  /** In what leads around the site. */
  menu: boolean
}

/** A line of as many parts as there are titles, and perhaps something to press behind them. */
export const fitsUnder = ({ role, children = [] }: SeenNode, titles: number): boolean =>
  titles > 0 && role !== 'row' && children.length >= titles && children.length <= titles + 2

export function entryOf(node: SeenNode, { columns, titles, under, list }: Place): Entry {
  const { children = [], role, ref } = node
  const cells: Cell[] =
    role === 'row' || fitsUnder(node, titles.length)
      ? children.map((cell, at) => {
          const column = (role === 'row' ? columns : titles)[at] ?? ''
          const text = cellText(cell) || (column ? pressedIn(cell) : '')
          const pressed = text === '' ? onlyButton(cell) : undefined
          return { column, text, ...(pressed ? { pressed } : {}) }
        })
      : withColumns(node, linesOf(node).flatMap(partsOf))
  const states = [...nodesOf([node])].flatMap((one) => [
    ...(one.role === 'deletion' || one.role === 'strikethrough' ? ['struck'] : []),
    ...(one.selected && one.role !== 'option' ? ['selected'] : []),
  ])
  return { ref, text: wordsIn(node), cells, things: [], under: under.map(({ words }) => words), list, states }
}

/** What stands on it; where it is nothing but one button, what stands on that. */
function linesOf(node: SeenNode): string[] {
  const { children = [], role } = node
  const lines = (KINDS[role] ? [linesIn(node), ...children] : [node]).flatMap((one) => leavesOf(one, false))
  const [only, ...more] = children
  const isOne = lines.length === 0 && only !== undefined && isNode(only) && more.length === 0 && only.role === 'button'
  return isOne ? linesOf(only) : lines
}

/** What cards show without saying so: the one price, day or address that stands on each. */
const TYPED: readonly [column: string, form: RegExp][] = [
  ['price', /^(?:[$€£¥]|[A-Z]{3}\s)\s?\d[\d.,’' ]*$|^\d[\d.,’' ]*\s?(?:[€£¥]|[A-Z]{3})$/u],
  ['email', /^[^\s@]+@[^\s@.]+\.[^\s@]+$/u],
  ['author', /^(?:by|von|par|por)\s(?=\p{Lu})/u],
  [
    'date',
    /^(?=.{6,30}$)(?:\p{L}{2,10}\.?,?\s)?(?:\d{1,4}[./ -]\s?(?:\d{1,2}|\p{L}{3,10}\.?)[./ ,-]\s?\d{1,4}|\p{L}{3,10}\.?\s\d{1,2},?\s\d{4})$/u,
  ],
]

/** "£3.90 per hour", "5 seats": a figure, and what it counts. */
const COUNTED =
  /^[-−]?[$€£¥]?\s?\d[\d.,]*(?!(?:st|nd|rd|th|er|re|e)\b)\s?[€£¥]?\s?((?:per|an?|pro|par|por|le|la|\/)\s?(?:\d{1,4}\s)?\p{L}{1,14}|\p{Ll}{2,14}(?: \p{Ll}{2,14})?)$/u

/** "4 of 5 stars", "3 of 12 bunks taken": a figure on a scale. */
const RATED = /^\d[\d.,]*\s?(?:of|out of|von|sur|de|\/)\s?\d{1,3}\s(\p{L}{3,14}(?: \p{L}{3,14})?)$/u

/** A line is what stands between its dots; one that counts something falls into what it counts. */
function partsOf(line: string): string[] {
  return line.split(PARTED).flatMap((part) => {
    const inner = part.split(/,\s+|\s+\+\s+|\s[–—]\s/u)
    return inner.length > 1 && inner.some((one) => COUNTED.test(one)) ? inner : [part]
  })
}

function withColumns(node: SeenNode, texts: readonly string[]): Cell[] {
  const typeOf = (text: string) => TYPED.find(([, form]) => form.test(text))
  const terms = termsIn(node)
  return texts.flatMap((text, at): Cell[] => {
    if (terms.get(text) === texts[at + 1] && terms.has(text)) return []
    const term = texts[at - 1] ?? ''
    if (terms.get(term) === text) return [{ column: term, text }]
    const [label, value] = pairIn(text)
    // What comes first is what it is called: "Tape 5 m".
    if (label && value && (SAID.test(text) || (at > 0 && !BARE.test(value)))) return [{ column: label, text: value }]
    const unit = COUNTED.exec(text)?.[1] ?? RATED.exec(text)?.[1]
    if (unit) return [{ column: unit.replace(/s$/u, ''), text }]
    const [column = '', form] = typeOf(text) ?? []
    const isOnly = texts.filter((other) => typeOf(other)?.[0] === column).length === 1
    return column && isOnly
      ? [{ column, text: column === 'author' && form ? text.replace(form, '') : text }]
      : [{ column: '', text }, ...measuresIn(text)]
  })
}

/** "Chair model 17" is a name with a number; "Level -1.42 m" is measured. */
const BARE = /^[\d/-]+$/u

/** "5040 changes in 2 h 51 min": what of a line is measured, each under its unit. */
function measuresIn(text: string): Cell[] {
  if (text.length > LONGEST_LINE) return []
  const found = [...text.matchAll(MEASURE)].flatMap(([said, long, unit = '']): Cell[] => {
    const column = unitOf(long ?? unit.toLowerCase())
    return column ? [{ column, text: said }] : []
  })
  // One that is there twice measures two things.
  return found.filter(({ column }) => found.filter((one) => one.column === column).length === 1)
}
const LONGEST_LINE = 160
const MEASURE =
  /(?<![\p{L}\d.,])\d+\s?(h)\s?\d+\s?min(?!\p{L})|(?<![\p{L}\d.,])[-−]?\d[\d.,]*\s?(\p{L}{1,12}|%)(?!\p{L})/gu

/** Terms with what they mean, where that is one text. */
function termsIn(node: SeenNode): ReadonlyMap<string, string> {
  const terms = new Map<string, string>()
  let term = ''
  for (const one of nodesOf([node])) {
    if (one.role === 'term') term = wordsIn(one)
    else if (one.role === 'definition' && term) terms.set(term, wordsIn(one))
  }
  return terms
}

/** What a cell shows, and what stands in a field in it. */
const cellText = (cell: Seen): string => {
  if (!isNode(cell)) return cell
  const fields = [...nodesOf([cell])].filter(({ role }) => KINDS[role] === 'field' || KINDS[role] === 'choice')
  if (fields.length === 0) return leavesOf(cell, false).join(' ') || shownOn(cell)
  return fields
    .map(currentValue)
    .filter((value) => !asksToChoose(value))
    .join(' ')
}

/** In a line of parts with titles a part may be one button: what it is called is what the line says there. */
const pressedIn = (cell: Seen): string => (isNode(cell) && cell.role === 'button' ? (cell.name ?? '') : '')

const onlyButton = (cell: Seen): string | undefined => {
  const [only, ...more] = isNode(cell) ? [...nodesOf(cell.children ?? [])].filter(({ role }) => KINDS[role]) : []
  return only?.role === 'button' && more.length === 0 ? only.name : undefined
}

/** A figure that is pressed to be changed is what the cell shows, and so is what a closed list in it is called by: "Ada ▾". */
function shownOn({ children = [] }: SeenNode): string {
  const [only, ...more] = children
  if (!only || !isNode(only) || only.role !== 'button' || more.length > 0) return ''
  if (only.expanded === false && only.text && only.text !== only.name) return only.text.replace(/\s*[▾▼⌄∨]$/u, '')
  return /^[$€£]?\d[\d.,]*$/u.test(only.name ?? '') ? (only.name ?? '') : ''
}

export function thingOf(
  node: SeenNode,
  { entry, under, menu }: Place,
  label: string,
  place: number,
): Thing | undefined {
  const { role, ref } = node
  const clickable = node.cursor === 'pointer' && !KINDS[role] && role !== 'generic' ? 'press' : undefined
  const bare = role === 'generic' && (node.cursor === 'pointer' || EDITED.test(node.name ?? '')) ? 'press' : undefined
  const kind = KINDS[role] ?? (role === 'option' ? undefined : (clickable ?? bare))
  if (!kind || !ref) return undefined
  const isField = kind === 'field' || kind === 'choice' || kind === 'slider' || kind === 'tick'
  const own =
    (EDITED.test(node.name ?? '') ? node.text?.trim() : node.name?.trim()) ||
    (isField ? node.placeholder?.trim() || label : wordsIn(node).slice(0, 120))
  return {
    ref,
    kind: (bare || (kind === 'press' && node.pressed === undefined)) && entry?.ref === ref ? 'entry' : kind,
    role,
    name: own || (node.icon ?? ''),
    drawn: own === '' && node.icon !== undefined,
    sign: !isField && node.text && !/[\p{L}\p{N}]/u.test(node.text) ? node.text.trim() : '',
    value: currentValue(node),
    options: optionsOf(node),
    on:
      kind === 'tick' || kind === 'radio'
        ? node.checked === true
        : kind === 'tab'
          ? node.selected === true || node.chosen === true
          : node.pressed === undefined
            ? undefined
            : node.pressed === true,
    disabled: node.disabled === true,
    locked: node.readonly === true,
    required: node.required === true,
    closed: node.expanded === false || (node.expanded === undefined && CLOSED.test(own)),
    open: node.expanded === true || (kind !== 'tab' && node.chosen === true) || OPEN.test(own),
    shows: (role === 'link' && hasAddress(node)) || role === 'tab' || node.expanded !== undefined || menu,
    menu,
    takes: node.kind ?? (role === 'spinbutton' || role === 'slider' ? 'number' : ''),
    entry,
    under: under.map(({ words }) => words),
    place,
    leads: node.url ?? '',
    focused: node.active === true,
    steps: false,
    form: node.form === undefined ? undefined : `${ref.replace(/e\d+$/, '')}${node.form}`,
  }
}

/** "▼ Tools" is in sight, "▶ Tools" and "Tools ▾" are not yet. */
const OPEN = /^[▼▾⌄]\s*\p{L}|\p{L}\s*[▴▲⌃]$/u
const CLOSED = /^[▶▸►]\s*\p{L}|\p{L}\s*[▾▼⌄]$/u

/** Says of itself that a press changes it. */
const EDITED = /^(?:double[- ])?(?:click|tap) to (?:edit|change)$/iu

/** One without an address does something, and nobody knows what. */
const hasAddress = ({ url = '' }: SeenNode): boolean => url !== '' && url !== '#' && !/^javascript:/i.test(url)

const optionsOf = (node: SeenNode): string[] =>
  [...nodesOf(node.children ?? [])]
    .filter(({ role }) => role === 'option')
    .map((option) => option.name ?? wordsIn(option))

function currentValue(node: SeenNode): string {
  if (node.measure) return node.measure.value ?? ''
  const chosen = [...nodesOf(node.children ?? [])].find(({ role, selected }) => role === 'option' && selected)
  if (chosen) return chosen.name ?? wordsIn(chosen)
  const words = [node.text, ...(node.children ?? []).filter((one): one is string => typeof one === 'string')].filter(
    Boolean,
  )
  return words.join(' ').trim()
}
