import type { Seen, SeenNode } from '@app/toolkit'
import { wordsIn } from '@app/toolkit'
import { factsOf } from './facts.ts'
import {
  type Cell,
  type Entry,
  isNode,
  KINDS,
  leavesOf,
  nodesOf,
  type Scene,
  type Thing,
  wordsWithin,
} from './scene.ts'

/** Parts of one line. */
const PARTED = /\s+[·•|]\s+/u
const DIALOGS = new Set(['dialog', 'alertdialog'])
const ENTRIES = new Set(['row', 'listitem', 'article', 'treeitem'])
/** What begins a part of the page with headings of its own. */
const PARTS = new Set([
  'region',
  'form',
  'group',
  'radiogroup',
  'article',
  'main',
  'complementary',
  'tabpanel',
  'navigation',
  'contentinfo',
  'banner',
  'search',
  'table',
  'list',
])

interface Place {
  under: { level: number; words: string }[]
  entry: Entry | undefined
  columns: readonly string[]
  list: number
}

/** A look as what can be worked, what is listed and what is said there. */
export function see({ url, title, seen }: { url: string; title: string; seen: readonly Seen[] }): Scene {
  const open = [...nodesOf(seen)].filter(({ role }) => DIALOGS.has(role)).at(-1)
  const things: Thing[] = []
  const entries: Entry[] = []
  const headings: string[] = []
  let lists = 0
  let last = ''

  function walk(nodes: readonly Seen[], place: Place): void {
    const alike = alikeAmong(nodes)
    if (alike.size > 0) lists += 1
    const list = alike.size > 0 ? lists : place.list
    let [label, under] = ['', place.under]
    // Short words before a list are its heading, whether they say so or not.
    let heading = ''
    for (const node of nodes) {
      if (!isNode(node)) {
        label = node.trim()
        heading = label.length <= LONGEST_LABEL ? label : heading
        last = label
        continue
      }
      if (node.role === 'heading') {
        const words = wordsIn(node)
        headings.push(words)
        const level = node.level ?? 2
        under = [...under.filter((one) => one.level < level), { level, words }]
        place.under = under
        walk(node.children ?? [], { ...place, under })
        continue
      }
      const named =
        (node.role === 'list' || node.role === 'table' || alike.size > 0) && heading
          ? [{ level: 8, words: heading }]
          : []
      visit(node, { ...place, under: [...under, ...named], list }, alike.has(node), label)
      // A heading in a box of its own is one for what follows the box.
      const inside = node.role === 'generic' || node.role === 'banner' ? headingIn(node) : undefined
      if (inside) under = [...under.filter((one) => one.level < inside.level), inside]
      label = KINDS[node.role] ? '' : shortWords(node)
      if (label && !alike.has(node)) heading = label
      if (label) last = label
    }
  }

  function visit(node: SeenNode, place: Place, isOne: boolean, label: string): void {
    const { role, children = [] } = node
    if (role === 'row' && children.some((cell) => isNode(cell) && cell.role === 'columnheader') && !hasCells(node)) {
      for (const cell of children) if (isNode(cell)) walk([cell], place)
      return
    }
    let inner = place
    if (role === 'table' || role === 'grid' || role === 'treegrid') {
      lists += 1
      inner = { ...place, columns: columnsOf(node), list: lists }
    } else if (role === 'list' || role === 'tree') {
      lists += 1
      inner = { ...place, list: lists }
    }
    const holdsOthers = (ENTRIES.has(role) || isOne) && role !== 'row' && holdsList(node)
    if ((ENTRIES.has(role) || isOne) && !place.entry && !holdsOthers) {
      const entry = entryOf(node, place)
      if (entry.text) {
        entries.push(entry)
        inner = { ...inner, entry }
      }
    }
    const thing = thingOf(node, inner, label || last, things.length)
    if (thing) {
      things.push(thing)
      inner.entry?.things.push(thing)
      if (thing.kind === 'choice') return
    }
    const named = PARTS.has(role) && node.name ? [{ level: 9, words: node.name }] : []
    const own = PARTS.has(role) || inner.entry !== place.entry || holdsOthers
    const within = own || named.length > 0 ? { ...inner, under: [...inner.under, ...named] } : inner
    walk(children, within)
    // Headings hold for what follows them in the same part, not for the parts after it.
    if (!own) place.under = within.under
  }

  walk(open ? [open] : seen, { under: [], entry: undefined, columns: [], list: 0 })
  const text = wordsWithin(open ? [open] : seen)
  const dialog = open ? open.name || headings[0] || wordsIn(open).slice(0, 80) : undefined
  return { url, title, headings, things, entries, facts: factsOf(open ? [open] : seen, entries, things), dialog, text }
}

const headingIn = (node: SeenNode): { level: number; words: string } | undefined => {
  const all = [...nodesOf([node])]
  const heads = all.filter(({ role }) => role === 'heading')
  const [head] = heads
  if (!head || heads.length > 1 || all.some(({ role }) => KINDS[role] && role !== 'link' && role !== 'button'))
    return undefined
  return { level: head.level ?? 2, words: wordsIn(head) }
}

const hasCells = ({ children = [] }: SeenNode): boolean =>
  children.some((cell) => isNode(cell) && (cell.role === 'cell' || cell.role === 'gridcell'))

function columnsOf(table: SeenNode): string[] {
  const head = [...nodesOf([table])].find((node) => node.role === 'row' && !hasCells(node))
  return (head?.children ?? []).map((cell) => wordsIn(cell))
}

const LONGEST_LABEL = 60
const shortWords = (node: SeenNode): string => {
  if ([...nodesOf([node])].some(({ role }) => KINDS[role])) return ''
  const words = wordsIn(node)
  return words.length <= LONGEST_LABEL ? words : ''
}

function entryOf(node: SeenNode, { columns, under, list }: Place): Entry {
  const { children = [], role, ref } = node
  const cells: Cell[] =
    role === 'row'
      ? children.map((cell, at) => ({ column: columns[at] ?? '', text: cellText(cell) }))
      : leavesOf(node, false)
          .flatMap((text) => text.split(PARTED))
          .map((text) => ({ column: '', text }))
  const states = [...nodesOf([node])].flatMap((one) => [
    ...(one.role === 'deletion' || one.role === 'strikethrough' ? ['struck'] : []),
    ...(one.selected ? ['selected'] : []),
  ])
  return { ref, text: wordsIn(node), cells, things: [], under: under.map(({ words }) => words), list, states }
}

/** What a cell shows, and what stands in a field in it. */
const cellText = (cell: Seen): string => {
  if (!isNode(cell)) return cell
  const fields = [...nodesOf([cell])].filter(({ role }) => KINDS[role] === 'field' || KINDS[role] === 'choice')
  if (fields.length === 0) return leavesOf(cell).join(' ') || wordsIn(cell)
  return fields.map(currentValue).join(' ')
}

function thingOf(node: SeenNode, { entry, under }: Place, label: string, place: number): Thing | undefined {
  const { role, ref } = node
  const clickable = node.cursor === 'pointer' && !KINDS[role] && role !== 'generic' ? 'press' : undefined
  const bare = role === 'generic' && node.cursor === 'pointer' ? 'press' : undefined
  const kind = KINDS[role] ?? (role === 'option' ? undefined : (clickable ?? bare))
  if (!kind || !ref) return undefined
  const isField = kind === 'field' || kind === 'choice' || kind === 'slider'
  const own = node.name?.trim() || (isField ? node.placeholder?.trim() || label : wordsIn(node).slice(0, 120))
  return {
    ref,
    kind: bare && entry?.ref === ref ? 'entry' : kind,
    role,
    name: own,
    value: currentValue(node),
    options: optionsOf(node),
    on:
      kind === 'tick' || kind === 'radio'
        ? node.checked === true
        : node.pressed === undefined
          ? undefined
          : node.pressed === true,
    disabled: node.disabled === true,
    shows: role === 'link' || role === 'tab' || node.expanded !== undefined,
    takes: node.kind ?? (role === 'spinbutton' || role === 'slider' ? 'number' : ''),
    entry,
    under: under.map(({ words }) => words),
    place,
    leads: node.url ?? '',
    focused: node.active === true,
  }
}

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

/** A column of a board, a section with a list: what stands in it is listed, not itself. */
function holdsList(node: SeenNode): boolean {
  const known = listed.get(node)
  if (known !== undefined) return known
  const children = node.children ?? []
  const inner = children.filter((child) => isNode(child) && ENTRIES.has(child.role) && leavesOf(child).length > 1)
  const found =
    inner.length > 1 || alikeAmong(children).size > 1 || children.some((child) => isNode(child) && holdsList(child))
  listed.set(node, found)
  return found
}
const listed = new WeakMap<SeenNode, boolean>()

/** Boxes beside each other that are built alike and say something: cards. */
function alikeAmong(nodes: readonly Seen[]): ReadonlySet<SeenNode> {
  const groups = new Map<string, SeenNode[]>()
  for (const node of nodes) {
    if (!isNode(node) || node.role !== 'generic' || !node.children?.length) continue
    const shape = shapeOf(node)
    if (shape === '') continue
    groups.set(shape, [...(groups.get(shape) ?? []), node])
  }
  const [most = []] = [...groups.values()].sort((a, b) => b.length - a.length)
  return new Set(most.length >= 2 ? most : [])
}

/** The roles in it, each once; nothing for what holds a field and little else, which is a line of a form. */
function shapeOf(node: SeenNode): string {
  const inside = [...nodesOf(node.children ?? [])]
  const words = leavesOf(node)
  const worked = inside.filter(({ role }) => KINDS[role])
  if (words.length < 2 && worked.length < 2) return ''
  if (
    worked.length <= 1 &&
    worked.some(({ role }) => KINDS[role] !== 'press' && KINDS[role] !== 'link' && KINDS[role] !== 'tick')
  )
    return ''
  if (words.length < 2 && worked.every(({ role }) => role === 'link' || role === 'tab')) return ''
  return `${[...new Set(worked.map(({ role }) => role))].sort().join(' ')}/${inside.some(({ role }) => role === 'heading')}`
}
