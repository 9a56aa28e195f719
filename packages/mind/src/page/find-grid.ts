import { isNode, nodesOf, type Seen, type SeenNode, wordsIn } from '@app/toolkit'
import { KINDS, leavesOf } from './scene.ts'

/** A calendar, a rota: boxes in lines and columns, which only their places tell. */
export interface Grid {
  heads: readonly string[]
  lines: readonly { label: string; cells: readonly SeenNode[] }[]
}

const [LEAST, MOST] = [2, 14]
const LONGEST_HEAD = 30

/** The heads of the columns one after the other, then line by line its label and a box for each column. */
export function gridIn(nodes: readonly Seen[]): Grid | undefined {
  const all = nodes.filter(isNode)
  if (all.length !== nodes.length || all.some(({ role }) => role === 'row' || role === 'heading')) return undefined
  for (let width = MOST; width >= LEAST; width -= 1) {
    const [heads, rest] = [all.slice(0, width), all.slice(width)]
    if (rest.length < 2 * (width + 1) || rest.length % (width + 1) !== 0 || !areNames(heads)) continue
    const lines = Array.from({ length: rest.length / (width + 1) }, (_, at) =>
      rest.slice(at * (width + 1), (at + 1) * (width + 1)),
    )
    const labels = lines.map(([label]) => label as SeenNode)
    const cells = lines.flatMap(([, ...own]) => own)
    // A line of words over a line of words is a text, and no calendar.
    if (areNames(labels) && areBoxes(cells))
      return {
        heads: heads.map(wordsIn),
        lines: lines.map(([label, ...own]) => ({ label: callOf(label as SeenNode), cells: own })),
      }
  }
  return undefined
}

/** Some of them take a press or a value; of a few all do, or they are the parts of one line. */
const areBoxes = (cells: readonly SeenNode[]): boolean =>
  cells.length <= FEW ? cells.every(isWorked) : cells.some(isWorked)
const FEW = 6

/** "Ada Quist · cook · since May": the first of what it says is whose line it is. */
const callOf = (node: SeenNode): string => leavesOf(node)[0] ?? wordsIn(node).trim()

const areNames = (nodes: readonly SeenNode[]): boolean => {
  const words = nodes.map(callOf)
  return (
    nodes.every((node) => node.role === 'generic' && node.cursor !== 'pointer' && !isWorked(node)) &&
    words.every((one) => one !== '' && one.length <= LONGEST_HEAD) &&
    new Set(words).size === words.length
  )
}

const isWorked = (node: SeenNode): boolean =>
  [...nodesOf([node])].some(({ role, cursor }) => KINDS[role] !== undefined || cursor === 'pointer')
