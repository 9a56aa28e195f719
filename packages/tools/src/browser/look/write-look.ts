import type { View } from '@app/toolkit'
import { type Seen, type SeenNode, withoutIcons, wordsIn } from '@app/toolkit'
import { lengthOf, linesAbout, nodesWith, partOf } from './part-of-look.ts'

/** About 4,000 tokens. */
const MOST_CHARACTERS = 16_000
/** Of a long list so many are shown: as many as fit. */
const FOLDS = [60, 30, 15, 8, 4]
const LONGEST_WORDS = 300
/** A row that is longer is told in several lines. */
const LONGEST_ROW = 400
const LONGEST_LABEL = 48
const REPEATED = new Set(['listitem', 'row', 'option', 'article', 'treeitem', 'menuitem', 'link', 'button', 'gridcell'])

/** The look as text: a line a thing, its reference in brackets, long lists folded with their count. */
export function writeLook(seen: readonly Seen[], view: View = {}, most = MOST_CHARACTERS): string {
  const { ref, find, part } = view
  if (ref !== undefined || find !== undefined || part !== undefined) {
    const within = ref === undefined ? seen : nodesWith(ref, seen)
    const all = linesOf(within, 0, Number.POSITIVE_INFINITY)
    return partOf(find === undefined ? all : linesAbout(find, all), part ?? 1, most)
  }
  let lines: string[] = []
  for (const fold of FOLDS) {
    lines = linesOf(seen, 0, fold)
    if (lengthOf(lines) <= most) return lines.join('\n')
  }
  return partOf(lines, 1, most)
}

function linesOf(nodes: readonly Seen[], depth: number, fold: number): string[] {
  const lines: string[] = []
  let [role, run]: [string, number] = ['', 0]
  let hidden = 0
  const tellHidden = () => {
    if (hidden > 0) lines.push(`${'  '.repeat(depth)}… ${hidden} more ${role}s like these`)
    hidden = 0
  }
  for (const node of nodes) {
    if (typeof node !== 'string' && isNothing(node)) continue
    const own = typeof node === 'string' ? '' : node.role
    if (own !== role) {
      tellHidden()
      ;[role, run] = [own, 0]
    }
    run += 1
    if (REPEATED.has(own) && run > fold) hidden += 1
    else lines.push(...nodeLines(node, depth, fold))
  }
  tellHidden()
  return lines
}

/** A box with nothing in it that nobody can press. */
const isNothing = ({ role, name, text, cursor, children = [] }: SeenNode): boolean =>
  role === 'generic' && !name && !text && cursor !== 'pointer' && children.length === 0

function nodeLines(node: Seen, depth: number, fold: number): string[] {
  const pad = '  '.repeat(depth)
  if (typeof node === 'string') return [`${pad}${short(node)}`]
  const { role, children = [], text } = node
  const line = inLine(node, fold)
  if (line !== undefined) return [`${pad}${line}`]
  // A box around other things says nothing; one that takes a click does.
  if (role === 'generic' && node.cursor !== 'pointer' && !node.name) {
    const inner = linesOf(children, depth, fold)
    return text ? [`${pad}${short(text)}`, ...inner] : inner
  }
  const head = `${pad}${headOf(node)}`
  return [text && short(text) ? `${head}: ${short(text)}` : head, ...linesOf(children, depth + 1, fold)]
}

/** What fits on one line: a thing with its words, or a row with its cells, each control in it with its reference. */
function inLine(node: SeenNode, fold: number): string | undefined {
  const { role, children = [], text } = node
  if (role === 'combobox' || role === 'listbox')
    return headOf(node) + (optionsOf(children) || (text ? `: ${short(text)}` : ''))
  if (children.every((child) => typeof child === 'string')) {
    const words = wordsIn({ role, children, ...(text ? { text } : {}) })
    if (role === 'generic' && node.cursor !== 'pointer' && !node.name) return leafOf(words, node.ref)
    return short(words) && words !== node.name ? `${headOf(node)}: ${short(words)}` : headOf(node)
  }
  if (role === 'link' || role === 'button') {
    const words = wordsIn({ role, children })
    const plain = children.every((child) => typeof child === 'string' || isPlain(child))
    if (plain) return words && words !== node.name ? `${headOf(node)}: ${short(words)}` : headOf(node)
  }
  const pressed = role === 'generic' && node.cursor === 'pointer'
  if ((pressed || role === 'listitem' || role === 'article') && children.every(isPlainOrWords)) {
    const line = `${headOf(node)}: ${[text, ...children.flatMap(leavesOf)].filter(Boolean).join(' · ')}`
    if (line.length <= LONGEST_ROW) return line
  }
  if (role !== 'row') return undefined
  const cells = children.map((cell) => cellOf(cell, fold))
  const states = [node.selected && 'selected', node.expanded === true && 'open', node.expanded === false && 'closed']
  const said = states.filter(Boolean).join(', ')
  const line = `row [${node.ref}]${said ? ` (${said})` : ''}: ${cells.join(' | ')}`
  return line.length <= LONGEST_ROW && !line.includes('\n') ? line : undefined
}

/** Cells that are there to be read. */
const READ = new Set(['cell', 'columnheader', 'rowheader'])

/** A cell of words alone is its words; one that holds something to press shows that. */
function cellOf(cell: Seen, fold: number): string {
  if (typeof cell === 'string') return short(cell)
  const { children = [], name, text = '' } = cell
  if (children.every((child) => typeof child === 'string'))
    return (
      short(wordsIn({ role: 'cell', children, text }) || name || '') +
      (cell.sorted ? ` (sorted ${cell.sorted})` : '') +
      (cell.selected ? ' (selected)' : '') +
      // A cell of a grid is there to be gone to, as a day of a calendar.
      (cell.cursor === 'pointer' || !READ.has(cell.role) ? ` [${cell.ref}]` : '')
    )
  return nodeLines({ ...cell, role: 'generic', name: '', cursor: '' }, 0, fold)
    .map((line) => line.trim())
    .join(' · ')
}

/** Short words may be pressed, though nothing says so; a sentence is there to be read. */
const leafOf = (words: string, ref: string | undefined): string =>
  ref && words.length <= LONGEST_LABEL ? `${words} [${ref}]` : short(words)

const isPlainOrWords = (node: Seen): boolean => typeof node === 'string' || isPlain(node)

const leavesOf = (node: Seen): string[] =>
  typeof node === 'string' ? [node] : [node.name ?? '', node.text ?? '', ...(node.children ?? []).flatMap(leavesOf)]

const isPlain = ({ role, cursor, children = [] }: SeenNode): boolean =>
  ['generic', 'text', 'img', 'strong', 'emphasis', 'paragraph'].includes(role) &&
  cursor !== 'pointer' &&
  children.every((child) => typeof child === 'string' || isPlain(child))

/** How a field of the browser's own wants its value. */
const FORMS: Record<string, string> = {
  date: 'a date as 2025-12-31',
  'datetime-local': 'a time as 2025-12-31T18:30',
  month: 'a month as 2025-12',
  week: 'a week as 2025-W07',
  time: 'a time as 18:30',
  color: 'a colour as #336699',
  file: 'takes a file',
}

/** The tree says of these only when they are on. */
const TICKED = new Set(['checkbox', 'switch', 'menuitemcheckbox'])

function headOf(node: SeenNode): string {
  const { role, name, ref, level, measure } = node
  const states = [
    node.checked === true && 'ticked',
    (node.checked === false || (node.checked === undefined && TICKED.has(role))) && 'not ticked',
    node.checked === 'mixed' && 'partly ticked',
    node.pressed === true && 'pressed',
    node.selected && 'selected',
    node.expanded === true && 'open',
    node.expanded === false && 'closed',
    node.disabled && 'disabled',
    node.icon && `icon: ${node.icon}`,
    node.chosen && 'looks chosen',
    node.required && 'required',
    node.readonly && 'read-only',
    node.invalid && 'invalid',
    node.sorted && `sorted ${node.sorted}`,
    node.active && 'focused',
    measure && `value ${measure.text ?? measure.value ?? '?'} of ${measure.least ?? '?'} to ${measure.most ?? '?'}`,
    node.kind && FORMS[node.kind],
    node.placeholder && node.placeholder !== name && `hint "${short(node.placeholder)}"`,
  ].filter(Boolean)
  const kind = role === 'generic' ? 'clickable' : role
  return [
    kind + (level ? ` ${level}` : ''),
    ...(name ? [`"${short(name)}"`] : []),
    ...(ref ? [`[${ref}]`] : []),
    ...(states.length > 0 ? [`(${states.join(', ')})`] : []),
  ].join(' ')
}

function optionsOf(children: readonly Seen[]): string {
  const options = optionsIn(children)
  if (options.length === 0) return ''
  const shown = options.slice(0, 40).map(({ name = '', selected }) => (selected ? `*${name}*` : name))
  const more = options.length > 40 ? ` | … ${options.length - 40} more` : ''
  return `: ${shown.join(' | ')}${more}`
}

/** Also in groups of a list. */
const optionsIn = (children: readonly Seen[]): SeenNode[] =>
  children.flatMap((child) =>
    typeof child === 'string' ? [] : child.role === 'option' ? [child] : optionsIn(child.children ?? []),
  )

function short(said: string): string {
  const words = withoutIcons(said)
  return words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)}…` : words
}
