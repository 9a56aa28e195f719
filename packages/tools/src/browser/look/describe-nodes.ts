import { type Seen, type SeenNode, withoutIcons, wordsIn } from '@app/toolkit'
import type { Target } from '../target.ts'

/** What tells one of several alike from the others: the row or entry it stands in, else the part with a name or a heading. */
const PLACES = new Set(['row', 'listitem', 'article', 'option', 'treeitem'])
const PARTS = new Set(['group', 'region', 'form', 'dialog', 'tabpanel'])
const LONGEST_PLACE = 60
/** Known by what stands in them. */
const CELLS = new Set(['cell', 'gridcell'])

type Described = Exclude<Target, string>

/** Says of every reference how to find the thing again: by role and name, by its text, and which of several it is. */
export function describeNodes(seen: readonly Seen[]) {
  const nodes: SeenNode[] = []
  const places = new Map<string, string>()
  const walk = (some: readonly Seen[], within: Place) => {
    let at = within
    for (const node of some) {
      if (typeof node === 'string') continue
      nodes.push(node)
      if (node.ref && at.words) places.set(node.ref, at.words)
      walk(node.children ?? [], placeIn(node, at))
      const heading = at.isEntry ? undefined : headingOf(node)
      if (heading) at = { words: heading.slice(0, LONGEST_PLACE), isEntry: false }
    }
  }
  walk(seen, { words: undefined, isEntry: false })
  const targets = new Map<string, Described>()
  const links = new Map<string, string>()
  const alike = new Map<string, string[]>()
  for (const node of nodes) {
    if (!node.ref) continue
    if (node.url) links.set(node.ref, node.url)
    const said = descriptionOf(node)
    const key = JSON.stringify(said)
    alike.set(key, [...(alike.get(key) ?? []), node.ref])
    // A name with icons in it is only like what stays of it.
    const exact = said.name === undefined || said.name === node.name
    targets.set(node.ref, { ...said, ref: node.ref, exact })
  }
  for (const refs of alike.values()) {
    if (refs.length < 2) {
      places.delete(refs[0] ?? '')
      continue
    }
    for (const [index, ref] of refs.entries()) targets.set(ref, { ...(targets.get(ref) as Described), nth: index + 1 })
  }
  return { targets, links, places }
}

interface Place {
  words: string | undefined
  /** A row or the like: nothing in it says more of it than all of it. */
  isEntry: boolean
}

function placeIn(node: SeenNode, at: Place): Place {
  if (PLACES.has(node.role)) return { words: wordsIn(node).slice(0, LONGEST_PLACE), isEntry: true }
  if (at.isEntry || !PARTS.has(node.role) || !node.name) return at
  return { words: node.name.slice(0, LONGEST_PLACE), isEntry: false }
}

/** The words of a heading, also of one that stands alone in a box: what comes after it belongs to it. */
function headingOf(node: SeenNode): string | undefined {
  if (node.role === 'heading') return wordsIn(node)
  const [only, ...more] = node.children ?? []
  return more.length > 0 || only === undefined || typeof only === 'string' ? undefined : headingOf(only)
}

/** What has no role of its own is known by what it says. */
function descriptionOf(node: SeenNode): Partial<Described> {
  const { role, name } = node
  const plain = role === 'generic' || role === 'text' || role === 'iframe'
  if (plain) return { text: wordsIn(node).slice(0, 200) || role }
  const called = name && (withoutIcons(name) || name).slice(0, 400)
  if (called) return { role, name: called }
  const words = wordsIn(node)
  return CELLS.has(role) && words !== '' && words.length <= LONGEST_PLACE ? { role, text: words } : { role }
}
