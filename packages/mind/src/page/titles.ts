import { isNode, nodesOf, type Seen, type SeenNode, wordsIn } from '@app/toolkit'
import { fitsUnder } from './make-things.ts'
import { KINDS } from './scene.ts'

/** So many short words beside each other, over lines of as many parts, are what those are called. */
const LEAST_TITLES = 3
export function titlesIn(node: SeenNode, next: Seen | undefined): string[] | undefined {
  const titles = partsOf(node)
  if (!titles || titles.length < LEAST_TITLES || next === undefined || !isNode(next)) return undefined
  const [first = next] = [...nodesOf([next])].filter((one) => fitsUnder(one, titles.length))
  const under = partsOf(first)
  const isHead = titles.every((title) => title.length <= LONGEST_TITLE && /^[\p{L}$€£][^\d]*$/u.test(title))
  // What is listed says something with a figure, or takes a press.
  const isListed =
    fitsUnder(first, titles.length) && (first.cursor === 'pointer' || !under || under.some((text) => /\d/.test(text)))
  return isHead && node.cursor !== 'pointer' && isListed && new Set(titles).size === titles.length ? titles : undefined
}
const LONGEST_TITLE = 30

/** Its parts, where each is a text alone. */
function partsOf({ role, children = [] }: SeenNode): string[] | undefined {
  const texts = children.map((child) =>
    isNode(child) && (child.role !== 'generic' || (child.children?.length ?? 0) > 0)
      ? undefined
      : wordsIn(child).trim(),
  )
  return role === 'generic' && texts.every((text) => text !== undefined) ? (texts as string[]) : undefined
}

/** Short words over rows with figures or things to press are their heads, though the page makes them cells like any other. */
export function isHeadRow([first, second, ...more]: readonly SeenNode[]): boolean {
  const cells = first?.children ?? []
  const words = cells.map((cell) => wordsIn(cell).trim())
  const isWorked = (node: SeenNode) =>
    [...nodesOf([node])].some(({ role, cursor }) => KINDS[role] || cursor === 'pointer')
  const rest = second ? [second, ...more] : []
  return (
    first !== undefined &&
    rest.length > 1 &&
    cells.length >= LEAST_TITLES &&
    !isWorked(first) &&
    new Set(words).size === words.length &&
    words.every((one) => one.length <= LONGEST_TITLE && /^(?:[\p{L}$€£][^\d]*)?$/u.test(one)) &&
    rest.every((row) => row.children?.length === cells.length && (isWorked(row) || /\d/.test(wordsIn(row))))
  )
}

export const hasCells = ({ children = [] }: SeenNode): boolean =>
  children.some((cell) => isNode(cell) && (cell.role === 'cell' || cell.role === 'gridcell'))

export function columnsOf(table: SeenNode): string[] {
  const rows = [...nodesOf([table])].filter(({ role }) => role === 'row')
  const head = rows.find((node) => !hasCells(node)) ?? (isHeadRow(rows) ? rows[0] : undefined)
  return (head?.children ?? []).map((cell) => wordsIn(cell))
}
