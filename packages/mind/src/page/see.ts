import { isNode, nodesOf, type Seen, type SeenNode, wordsIn } from '@app/toolkit'
import { factsOf } from './facts.ts'
import { aroundFigure, type Figure } from './figures.ts'
import { alikeAmong, ENTRIES, holdsList, textsOf } from './find-alike.ts'
import { type Grid, gridIn } from './find-grid.ts'
import { entryOf, type Place, thingOf } from './make-things.ts'
import { readTogether } from './read-together.ts'
import { type Entry, KINDS, LONGEST_LABEL, leavesOf, type Scene, type Thing, wordsWithin } from './scene.ts'
import { columnsOf, hasCells, isHeadRow, titlesIn } from './titles.ts'

const MENUS = new Set(['navigation', 'menubar'])
/** Below every heading. */
const [OPENED, CARD] = [7, 7]
const DIALOGS = new Set(['dialog', 'alertdialog'])
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
  'toolbar',
  'table',
  'list',
])

/** A look as what can be worked, what is listed and what is said there. */
export function see({ url, title, seen }: { url: string; title: string; seen: readonly Seen[] }): Scene {
  const open = [...nodesOf(seen)].filter(({ role }) => DIALOGS.has(role)).at(-1)
  const things: Thing[] = []
  const entries: Entry[] = []
  const headings: string[] = []
  const heads: { ref: string; name: string }[] = []
  const stepping = new Set<SeenNode>()
  const alone: { node: SeenNode; thing: Thing; place: Place }[] = []
  let lists = 0
  let last = ''

  /** Each box is told by the line and the column it stands in. */
  function walkGrid({ heads, lines }: Grid, place: Place): void {
    lists += 1
    for (const { label, cells } of lines)
      for (const [at, cell] of cells.entries()) {
        const told = [label, heads[at] ?? '']
        const under = [...place.under, ...told.map((words) => ({ level: OPENED, words }))]
        const own = entryOf(cell, { ...place, titles: [], list: lists, under })
        const entry = { ...own, spot: told, cells: [...own.cells, ...told.map((text) => ({ column: '', text }))] }
        entries.push(entry)
        visit(cell, { ...place, under, entry, nests: true, list: lists }, false, '')
      }
  }

  function walk(nodes: readonly Seen[], place: Place): void {
    const grid = gridIn(nodes)
    if (grid) {
      walkGrid(grid, place)
      return
    }
    const alike = alikeAmong(nodes)
    if (alike.size > 0) lists += 1
    const list = alike.size > 0 ? lists : place.list
    let [label, under] = ['', place.under]
    const asked = questionOver(nodes)
    const figures = aroundFigure(nodes)
    for (const { less, more } of figures) for (const one of [less, more]) stepping.add(one)
    // Short words before a list are its heading, whether they say so or not.
    let heading = ''
    let titles = place.titles
    for (const [at, node] of nodes.entries()) {
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
      // What a button has opened stands behind it and is about it.
      if (node.role === 'button' && node.expanded !== undefined) {
        under = under.filter(({ level }) => level !== OPENED)
        if (node.expanded) under = [...under, { level: OPENED, words: node.name ?? '' }]
      }
      const line = titlesIn(node, nodes[at + 1])
      if (line) {
        titles = line
        continue
      }
      const round = asked !== undefined && holdsRadio(node) ? [{ level: 9, words: asked }] : []
      const named =
        (node.role === 'list' || node.role === 'table' || alike.size > 0) && heading
          ? [{ level: 8, words: heading }]
          : []
      const beside = isUnnamedTick(node) ? textBeside(nodes, at) : label
      const here = { ...place, titles, under: [...under, ...named, ...round], list }
      const figure = figures.find(({ less }) => less === node)
      if (figure) addStepper(figure, here, label || last)
      visit(node, here, alike.has(node), beside)
      // A heading in a box of its own is one for what follows the box.
      const isBox = (node.role === 'generic' || node.role === 'banner') && !alike.has(node)
      const inside = isBox ? headingIn(node) : undefined
      if (inside) under = [...under.filter((one) => one.level < inside.level), inside]
      const words = KINDS[node.role] ? '' : shortWords(node)
      if (words && !alike.has(node)) heading = words
      if (words) last = words
      // The list that a button has opened is called as the button.
      label = node.role === 'button' && node.expanded ? (node.name ?? '') : words
    }
  }

  /** A figure between two buttons takes a value like a field, by as many presses as it takes. */
  function addStepper({ less, more, value }: Figure, place: Place, label: string): void {
    const thing = thingOf(less, place, '', things.length)
    if (!thing || !more.ref || less.disabled) return
    const stepper = { less: thing.ref, more: more.ref }
    const own = { kind: 'field' as const, role: 'stepper', name: label, value, takes: 'number', stepper, on: undefined }
    const field = { ...thing, ...own, ref: `${thing.ref}/${more.ref}`, shows: false, drawn: false }
    things.push(field)
    place.entry?.things.push(field)
  }

  function visit(node: SeenNode, place: Place, isOne: boolean, label: string): void {
    const { role, children = [] } = node
    if (role === 'row' && children.some((cell) => isNode(cell) && cell.role === 'columnheader') && !hasCells(node)) {
      for (const cell of children)
        if (isNode(cell)) {
          const takesPress = (cell.cursor ?? node.cursor) === 'pointer'
          if (takesPress && cell.ref && wordsIn(cell)) heads.push({ ref: cell.ref, name: wordsIn(cell) })
          walk([cell], place)
        }
      return
    }
    let inner = MENUS.has(role) || isSiteMenu(node, place) ? { ...place, menu: true } : place
    if (place.head === node) return
    if (role === 'table' || role === 'grid' || role === 'treegrid') {
      lists += 1
      const rows = [...nodesOf([node])].filter((one) => one.role === 'row')
      inner = { ...inner, columns: columnsOf(node), head: isHeadRow(rows) ? rows[0] : undefined, list: lists }
    } else if (role === 'list' || role === 'tree') {
      lists += 1
      inner = { ...inner, list: lists }
    }
    const holdsOthers =
      (ENTRIES.has(role) || isOne) && role !== 'row' && (holdsList(node) || gridIn(children) !== undefined)
    if ((ENTRIES.has(role) || isOne) && (!place.entry || place.nests) && !holdsOthers && !isFormLine(node, place)) {
      const entry = entryOf(node, place)
      if (entry.text) {
        entries.push(entry)
        inner = { ...inner, entry, nests: false }
      }
    }
    const thing = thingOf(node, inner, label || (isUnnamedTick(node) ? '' : last), things.length)
    if (thing) {
      thing.steps = stepping.has(node)
      things.push(thing)
      inner.entry?.things.push(thing)
      if (!inner.entry && thing.kind === 'press' && textsOf(node).length > 1) alone.push({ node, thing, place: inner })
      if (thing.kind === 'choice') return
    }
    const opened = role === 'group' ? summaryOf(node) : undefined
    const named = PARTS.has(role) && (node.name || opened) ? [{ level: 9, words: node.name || (opened ?? '') }] : []
    const own = PARTS.has(role) || inner.entry !== place.entry || holdsOthers
    // A card with a list in it is called by what stands in it before that.
    const called = isOne && holdsOthers ? titleOf(node) : ''
    const titled = called ? [{ level: CARD, words: called }] : []
    const within = own || named.length > 0 ? { ...inner, under: [...inner.under, ...titled, ...named] } : inner
    if (role === 'row' && within.columns.length > 0) {
      const isPlan = children.filter(takesPress).length > 2
      for (const [at, cell] of children.entries()) {
        // A field without a name is called as its column.
        last = within.columns[at] ?? ''
        // In a timetable the column tells which one it is.
        const under = isPlan && last ? [...within.under, { level: OPENED, words: last }] : within.under
        walk([cell], { ...within, under })
      }
    } else walk(GROUPS.has(role) ? statesIn(children) : children, within)
    // Headings hold for what follows them in the same part, not for the parts after it.
    if (!own) place.under = within.under
  }

  walk(open ? [open] : seen, { under: [], entry: undefined, columns: [], titles: [], list: 0, menu: false })
  // A card that stands alone in its column is one of those in the columns beside it.
  for (const { node, thing, place } of alone) {
    const under = thing.under.slice(0, -1).join(' / ')
    const isBeside = (one: Thing) =>
      one.kind === 'entry' && one.role === thing.role && one.under.slice(0, -1).join(' / ') === under
    if (under === '' || !things.some(isBeside)) continue
    lists += 1
    const entry = entryOf(node, { ...place, list: lists })
    Object.assign(thing, { entry, kind: 'entry' })
    entry.things.push(thing)
    entries.push(entry)
  }
  readTogether(things, entries)
  const text = wordsWithin(open ? [open] : seen)
  const hung = [...nodesOf(seen)].some(({ role }) => role === 'menu')
  const dialog = open ? open.name || headings[0] || wordsIn(open).slice(0, 80) : undefined
  return {
    url,
    title,
    headings,
    things,
    entries,
    facts: factsOf(open ? [open] : seen, entries, things),
    heads,
    dialog,
    hung,
    text,
  }
}

const GROUPS = new Set(['group', 'radiogroup', 'toolbar'])
/** Of buttons side by side one is pressed in, so the others are not, whether the page says so or not. */
function statesIn(children: readonly Seen[]): readonly Seen[] {
  const isOneOf = (child: Seen): child is SeenNode => isNode(child) && child.role === 'button'
  if (!children.some((child) => isOneOf(child) && child.pressed)) return children
  return children.map((child) => (isOneOf(child) && child.pressed === undefined ? { ...child, pressed: false } : child))
}

/** What a button "☰ Menu" has opened leads around the site. */
const isSiteMenu = ({ role }: SeenNode, { under, entry }: Place): boolean =>
  role === 'menu' && !entry && SITE_MENU.test(under.find(({ level }) => level === OPENED)?.words.trim() ?? '')
const SITE_MENU =
  /^(?:[☰≡]|(?:[☰≡]\s*)?(?:(?:open|main|site) )?(?:menu|navigation|menü|hauptmenü|menú|メニュー|菜单))$/iu

const isUnnamedTick = ({ role, name }: SeenNode): boolean => KINDS[role] === 'tick' && !name?.trim()

/** What a box is for stands behind it, or before it where nothing follows. */
function textBeside(nodes: readonly Seen[], at: number): string {
  const wordsAt = (on: number) => {
    const node = nodes[on]
    return node === undefined ? '' : (isNode(node) ? (KINDS[node.role] ? '' : shortWords(node)) : node).trim()
  }
  const words = wordsAt(at + 1) || wordsAt(at - 1)
  return words.length <= LONGEST_LABEL ? words : ''
}

/** What a card says before the first thing in it that can be worked, or the line that holds it. */
function titleOf({ children = [] }: SeenNode): string {
  const end = children.findIndex((child) => isNode(child) && [...nodesOf([child])].some(isWorked))
  const before = end < 0 ? [] : children.slice(0, end)
  const lines = before.flatMap((child) => leavesOf(child)).slice(0, MOST_TITLES)
  const words = lines.join(' · ')
  return words.length <= 2 * LONGEST_LABEL ? words : (lines[0] ?? '')
}
const MOST_TITLES = 4
const isWorked = ({ role, cursor }: SeenNode): boolean => KINDS[role] !== undefined || cursor === 'pointer'

/** "Priority:" before the first of several round buttons is what they answer, whether they say so or not. */
function questionOver(nodes: readonly Seen[]): string | undefined {
  const first = nodes.findIndex(holdsRadio)
  if (first < 1 || nodes.filter(holdsRadio).length < 2) return undefined
  const before = nodes[first - 1] as Seen
  const words = (isNode(before) ? shortWords(before) : before).replace(/\s*[:：*]\s*$/u, '').trim()
  return words !== '' && words.length <= LONGEST_LABEL ? words : undefined
}

/** A round button, or a box around one. */
const holdsRadio = (node: Seen): boolean =>
  isNode(node) && (node.role === 'radio' || (node.role === 'generic' && count(node, 'radio') === 1))

const count = (node: SeenNode, role: string): number => [...nodesOf([node])].filter((one) => one.role === role).length

/** What was opened to show the rest of its part is what that is about. */
const summaryOf = ({ children = [] }: SeenNode): string | undefined => {
  const [first] = children.filter(isNode)
  return first?.role === 'button' && first.expanded === true ? first.name : undefined
}

/** A row that holds the name of one field and the field: a table was used to lay out a form. */
const isFormLine = (node: SeenNode, { columns }: Place): boolean => {
  if (node.role !== 'row' || columns.some(Boolean)) return false
  const cells = node.children ?? []
  const worked = [...nodesOf([node])].filter(({ role }) => KINDS[role])
  const said = cells.filter((cell) => !isNode(cell) || ![...nodesOf([cell])].some(({ role }) => KINDS[role]))
  return cells.length <= 3 && worked.length === 1 && said.flatMap((cell) => leavesOf(cell)).length <= 1
}

const headingIn = (node: SeenNode): { level: number; words: string } | undefined => {
  const all = [...nodesOf([node])]
  const heads = all.filter(({ role }) => role === 'heading')
  const [head] = heads
  if (!head || heads.length > 1 || all.some(({ role }) => KINDS[role] && role !== 'link' && role !== 'button'))
    return undefined
  return { level: head.level ?? 2, words: wordsIn(head) }
}

/** A cell one may press somewhere, and type nowhere. */
const takesPress = (cell: Seen): boolean =>
  isNode(cell) && [...nodesOf([cell])].some(({ role, cursor }) => KINDS[role] === 'link' || cursor === 'pointer')

const shortWords = (node: SeenNode): string => {
  if ([...nodesOf([node])].some(({ role }) => KINDS[role])) return ''
  const words = wordsIn(node)
  return words.length <= LONGEST_LABEL ? words : ''
}
