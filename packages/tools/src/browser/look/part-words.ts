/// <reference lib="dom" />
import type { Seen } from '@app/toolkit'
import type { Page } from 'playwright-core'
import { inPage } from '../in-page.ts'

/** How the tree has words that stand apart on the page, and how it should. */
type Seam = [joined: string, parted: string]

/**
 * A line break or a margin parts words for whoever sees them, while the tree runs them together: "Spin Basicswith Sam". What
 * stands apart on the page is told apart in the tree, lines by a dot.
 */
export const partWords = (seen: readonly Seen[], seams: readonly Seam[]): Seen[] =>
  seams.length > 0 ? seen.map((node) => partIn(node, seams)) : [...seen]

/** Where words stand apart, in all frames. */
export async function findSeams(page: Page): Promise<Seam[]> {
  const seams = await Promise.all(page.frames().map((frame) => frame.evaluate(inPage(seamsOf)).catch((): Seam[] => [])))
  return seams.flat()
}

function partIn(node: Seen, seams: readonly Seam[]): Seen {
  const part = (words: string) => seams.reduce((text, seam) => withSeam(text, seam), words)
  if (typeof node === 'string') return part(node)
  // The lines of what is one button are told beside its name, which runs them together.
  const lines = node.name && !node.text && !node.children?.length ? part(node.name) : undefined
  const text = node.text ? part(node.text) : lines === node.name ? undefined : lines
  return {
    ...node,
    ...(text ? { text } : {}),
    ...(node.children ? { children: node.children.map((child) => partIn(child, seams)) } : {}),
  }
}

/** Only where its words stand by themselves: what parts "1" from "2" does not part a 12. */
function withSeam(text: string, [joined, parted]: Seam): string {
  let [said, at] = ['', 0]
  for (let found = text.indexOf(joined); found >= 0; found = text.indexOf(joined, at)) {
    const end = found + joined.length
    const isWhole = !goesOn(text[found - 1], joined[0]) && !goesOn(joined.at(-1), text[end])
    said += text.slice(at, found) + (isWhole ? parted : joined)
    at = end
  }
  return said + text.slice(at)
}
const goesOn = (one = '', other = ''): boolean => /\p{N}/u.test(one) && /[\p{N}.,]/u.test(other)

/** Runs in the page. */
function seamsOf(): [string, string][] {
  const [MOST_NODES, MOST_SEAMS, LETTERS, GAP] = [20_000, 300, 30, 2]
  const seams = new Map<string, string>()
  const rectsOf = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getClientRects()
  }
  /** How far apart two texts stand that nothing is written between. */
  const apartBy = (one: Text, other: Text): string => {
    const [from, to] = [[...rectsOf(one)].at(-1), rectsOf(other)[0]]
    if (!from || !to) return ''
    return to.top >= from.bottom - GAP ? ' · ' : to.left - from.right > GAP ? ' ' : ''
  }
  const pressedIn = (text: Text) => text.parentElement?.closest('a[href], button')
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let [before, isSpaced, isBroken]: [Text | undefined, boolean, boolean] = [undefined, false, false]
  for (let count = 0; count < MOST_NODES && seams.size < MOST_SEAMS && nodes.nextNode(); count += 1) {
    const node = nodes.currentNode
    if (!(node instanceof Text)) {
      isBroken ||= node.nodeName === 'BR'
      continue
    }
    const words = node.data.replace(/\s+/g, ' ')
    if (words.trim() === '') {
      isSpaced ||= words !== ''
      continue
    }
    const last = before?.data.replace(/\s+/g, ' ') ?? ''
    const space = isSpaced || last.endsWith(' ') || words.startsWith(' ') ? ' ' : ''
    const apart = !before ? '' : isBroken ? ' · ' : space ? '' : apartBy(before, node)
    const [end, begin] = [last.trimEnd().slice(-LETTERS), words.trimStart().slice(0, LETTERS).trimEnd()]
    // What is pressed by itself is told by itself.
    if (before && pressedIn(before) !== pressedIn(node)) {
      before = node
      isSpaced = false
      isBroken = false
      continue
    }
    // What is all figures says nothing of where it stands.
    if (apart && /\D/u.test(end + begin)) seams.set(`${end}${space}${begin}`, `${end}${apart}${begin}`)
    before = node
    isSpaced = false
    isBroken = false
  }
  return [...seams]
}
