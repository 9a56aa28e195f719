import { collapse } from '../page/text-of.ts'
import type { Page } from '../page/tree.ts'
import type { Leaf, Leaves } from './list-leaves.ts'

const WEIGHTS: Record<string, number> = {
  h1: 1,
  h2: 0.8,
  h3: 0.6,
  h4: 0.5,
  b: 0.4,
  strong: 0.4,
  big: 0.4,
  font: 0.3,
  span: 0.25,
  div: 0.25,
  td: 0.2,
  th: 0.2,
  p: 0.15,
  a: 0.05,
}

export interface Title {
  text: string
  leaf: Leaf | undefined
}

/** What the page is about: the piece of text that stands out and that the page's own title repeats. */
export function readTitle(page: Page, leaves: Leaves): Title | undefined {
  const head = page.all.find(({ tag, parent }) => tag === 'title' && parent?.tag !== 'svg')
  const title = head ? collapse(head.children.filter((child) => typeof child === 'string').join('')).trim() : ''
  const words = wordsOf(title)
  let best: Title | undefined
  let most = 0
  for (const leaf of leaves.all) {
    if (leaf.text.length > 200 || leaf.text.length < 2 || leaf.text.endsWith(':')) continue
    const score = scoreLeaf(leaf, words, title) * (1 - (0.3 * leaf.at) / leaves.all.length)
    if (score > most) {
      most = score
      best = { text: leaf.text, leaf }
    }
  }
  if (best) return { ...best, text: trimTitle(best.text, leaves) }
  return title ? { text: title, leaf: undefined } : undefined
}

const PAGE_WORDS =
  /(?:(?:\s*[-–—|:,])?\s(?:and more(?: at .{1,30})?|reviews?|ratings?|overview|(?:tech(?:nical)?|performance)? ?spec(?:s|ifications)?|details|photos?|pictures|information|highlights|credits|pricing|prices|home ?page|profile|bio|stats|statistics|official site),?)+$/i

/** `Arctic Grill Review` is about the Arctic Grill; `Arctic Grill, Anchorage` too, when the page says `Arctic Grill` alone elsewhere. */
function trimTitle(text: string, { all }: Leaves): string {
  const short =
    text
      .replace(PAGE_WORDS, '')
      .replace(/^new (?=(?:19|20)\d\d )/i, '')
      .trim() || text
  const [head = ''] = short.split(/\s?[,|(–—]\s?| - /)
  if (head.length < 3 || head === short) return short
  return all.filter((leaf) => leaf.text === head).length > 1 ? head : short
}

function scoreLeaf(leaf: Leaf, words: Set<string>, title: string): number {
  const own = [...wordsOf(leaf.text)]
  if (own.length === 0) return 0
  const shared = own.filter((word) => words.has(word)).length
  const weight = weightOf(leaf)
  if (words.size === 0) return weight
  const covered = shared / words.size
  const precise = shared / own.length
  const starts = title.toLowerCase().startsWith(leaf.text.toLowerCase()) ? 0.3 : 0
  return weight * (0.3 + precise) + precise * covered + starts * precise
}

const weightOf = (leaf: Leaf): number => {
  let best = 0
  let at: Leaf['element'] | undefined = leaf.element
  for (let depth = 0; at && depth < 3; depth += 1, at = at.parent) {
    best = Math.max(best, WEIGHTS[at.tag] ?? 0)
    if (at.tag === 'a' && depth === 0) best -= 0.2
  }
  return best
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
