import { isNode, nodesOf, type Seen, type SeenNode } from '@app/toolkit'
import { KINDS, leavesOf, PARTED } from './scene.ts'

/** What says by its role that it is one of several. */
export const ENTRIES = new Set(['row', 'listitem', 'article', 'treeitem'])

/** A column of a board, a section with a list: what stands in it is listed, not itself. */
export function holdsList(node: SeenNode): boolean {
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

/** A card may be one button or link as a whole. */
const CARDS = new Set(['generic', 'button', 'link'])

/** Boxes beside each other that are built alike and say something: cards. */
export function alikeAmong(nodes: readonly Seen[]): ReadonlySet<SeenNode> {
  const groups = new Map<string, SeenNode[]>()
  for (const node of nodes) {
    if (!isNode(node) || !CARDS.has(node.role) || !(node.children?.length || isLine(node))) continue
    const shape = shapeOf(node)
    if (shape === '') continue
    groups.set(shape, [...(groups.get(shape) ?? []), node])
  }
  const [most = []] = [...groups.values()].sort((a, b) => b.length - a.length)
  if (most.length < 2) return new Set()
  // One of them may have a button more than the others.
  const [first] = most
  const sizes = most.map(sizeOf)
  const [least, largest] = [Math.min(...sizes) - 1, Math.max(...sizes) + 1]
  const others = [...groups.values()].flat().filter((node) => {
    const size = sizeOf(node)
    return !most.includes(node) && node.role === first?.role && LIKE_A_ROW <= size && size >= least && size <= largest
  })
  return new Set([...most, ...others])
}

/** All of it in one text, part by part; two parts are a label and a hint as well. */
const isLine = (node: SeenNode): boolean =>
  linesIn(node).split(PARTED).length >= (node.role === 'generic' ? LIKE_A_ROW : LITTLE)

/** What one button says, part by part: "A Quiet Orchard – 4 votes" opens more of what it names. */
export const linesIn = ({ text, name = '', expanded }: SeenNode): string =>
  text ?? (expanded === undefined ? '' : name.replaceAll(/\s[–—|]\s/gu, ' · '))

/** So many texts are no line of a form. */
const LIKE_A_ROW = 3
export const textsOf = (node: SeenNode): string[] =>
  (node.role === 'button' && !node.children?.length ? [linesIn(node) || (node.name ?? '')] : leavesOf(node)).flatMap(
    (line) => line.split(PARTED),
  )
const sizeOf = (node: SeenNode): number => textsOf(node).length

/** A label and a hint. */
const LITTLE = 2

/** The roles in it, each once; nothing for what holds a field and little else, which is a line of a form. */
function shapeOf(node: SeenNode): string {
  const inside = [...nodesOf(node.children ?? [])]
  const words = textsOf(node)
  const worked = inside.filter(({ role }) => KINDS[role])
  if (words.length < 2 && worked.length < 2) return ''
  if (
    words.length <= LITTLE &&
    worked.length <= 1 &&
    worked.some(({ role }) => KINDS[role] !== 'press' && KINDS[role] !== 'link' && KINDS[role] !== 'tick')
  )
    return ''
  if (words.length < 2 && worked.every(({ role }) => role === 'link' || role === 'tab')) return ''
  if (node.role !== 'generic' && words.length < 2) return ''
  return `${node.role}/${[...new Set(worked.map(({ role }) => role))].sort().join(' ')}/${inside.some(({ role }) => role === 'heading')}`
}
