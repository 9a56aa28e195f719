/// <reference lib="dom" />
import type { Seen } from '@app/toolkit'
import type { Page } from 'playwright-core'
import { inPage } from '../in-page.ts'

/** The end of some words and the beginning of the next, which stand apart on the page. */
type Seam = [end: string, begin: string]

/**
 * A line break or a margin parts words for whoever sees them, while the tree runs them together: "Spin Basicswith Sam". What
 * stands apart on the page is told apart in the tree.
 */
export async function partWords(page: Page, seen: readonly Seen[]): Promise<Seen[]> {
  const seams = await Promise.all(page.frames().map((frame) => frame.evaluate(inPage(seamsOf)).catch((): Seam[] => [])))
  const all = seams.flat()
  return all.length > 0 ? seen.map((node) => partIn(node, all)) : [...seen]
}

function partIn(node: Seen, seams: readonly Seam[]): Seen {
  const part = (words: string) =>
    seams.reduce((text, [end, begin]) => text.replaceAll(`${end}${begin}`, `${end} ${begin}`), words)
  if (typeof node === 'string') return part(node)
  return {
    ...node,
    ...(node.name ? { name: part(node.name) } : {}),
    ...(node.text ? { text: part(node.text) } : {}),
    ...(node.children ? { children: node.children.map((child) => partIn(child, seams)) } : {}),
  }
}

/** Runs in the page. */
function seamsOf(): [string, string][] {
  const [MOST_TEXTS, MOST_SEAMS, LETTERS, GAP] = [5_000, 300, 30, 2]
  const seams = new Map<string, [string, string]>()
  const rectsOf = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getClientRects()
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let before: Text | undefined
  for (let count = 0; count < MOST_TEXTS && seams.size < MOST_SEAMS && texts.nextNode(); count += 1) {
    const text = texts.currentNode as Text
    const [last, next] = [before?.data ?? '', text.data]
    if (next.trim() === '') {
      if (next !== '') before = undefined
      continue
    }
    if (before && !/\s$/.test(last) && !/^\s/.test(next)) {
      const [from, to] = [[...rectsOf(before)].at(-1), rectsOf(text)[0]]
      const isApart = from && to && (to.top >= from.bottom - GAP || to.left - from.right > GAP)
      const end = last.replace(/\s+/g, ' ').slice(-LETTERS)
      const begin = next.replace(/\s+/g, ' ').slice(0, LETTERS)
      if (isApart) seams.set(`${end}\n${begin}`, [end, begin])
    }
    before = text
  }
  return [...seams.values()]
}
