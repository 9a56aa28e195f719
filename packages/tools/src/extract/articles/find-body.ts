import { contains, type Element, type Page } from '../page/tree.ts'
import { namesOf } from './boilerplate.ts'
import type { Measures } from './measure-text.ts'

const GOOD = /article|body|content|entry|hentry|h-entry|main|page|post|text|blog|story/i
const BAD =
  /-ad-|hidden|^hid$|banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/i

const BONUS: Record<string, number> = {
  article: 25,
  main: 5,
  div: 5,
  pre: 3,
  td: 3,
  blockquote: 3,
  address: -3,
  ol: -3,
  ul: -3,
  dl: -3,
  dd: -3,
  dt: -3,
  li: -3,
  form: -3,
  h1: -5,
  h2: -5,
  h3: -5,
  h4: -5,
  h5: -5,
  h6: -5,
  th: -5,
}

/** How much of a paragraph's score each ancestor gets, nearest first. */
const SHARES = [1, 1 / 2, 1 / 6, 1 / 9, 1 / 12]

/** The element the article's paragraphs lie in: every paragraph votes for what surrounds it. */
export function findBody(page: Page, measures: Measures): Element[] {
  const scores = new Map<Element, number>()
  for (const element of page.all) {
    const score = paragraphScore(element, measures)
    if (score > 0) vote(element, score, scores)
  }
  const ranked = [...scores]
    .map(([element, score]) => ({ element, score: score * (1 - linkShare(element, measures)) }))
    .sort((a, b) => b.score - a.score)
  const [best] = ranked
  if (!best) return []
  const settled = new Map(ranked.map(({ element, score }) => [element, score]))
  return withSiblings(climb(best.element, ranked, settled), settled, measures)
}

const NOT_PARAGRAPHS = new Set('h1 h2 h3 h4 h5 h6 a li ul ol tr table tbody html body #page head th figure'.split(' '))

function paragraphScore({ tag, order }: Element, { out, own, ownLinks, commas }: Measures): number {
  const size = own[order] ?? 0
  if (out[order] || size < 25 || NOT_PARAGRAPHS.has(tag)) return 0
  if ((ownLinks[order] ?? 0) > size * 0.6) return 0
  return 1 + (commas[order] ?? 0) + Math.min(Math.floor(size / 100), 3)
}

const INLINE = new Set('span em i b strong font small a u'.split(' '))

function vote(paragraph: Element, score: number, scores: Map<Element, number>): void {
  // Inline text was already counted with the block around it.
  if (INLINE.has(paragraph.tag)) return
  let at = paragraph.tag === 'p' || paragraph.tag === 'pre' ? paragraph.parent : paragraph
  for (const share of SHARES) {
    if (!at) return
    scores.set(at, (scores.get(at) ?? startOf(at)) + score * share)
    at = at.parent
  }
}

function startOf(element: Element): number {
  const names = namesOf(element)
  const words = names === '' ? 0 : (GOOD.test(names) ? 25 : 0) - (BAD.test(names) ? 25 : 0)
  return (BONUS[element.tag] ?? 0) + words + (/articleBody/i.test(element.attributes.itemprop ?? '') ? 50 : 0)
}

export const linkShare = ({ order }: Element, { length, links }: Measures): number =>
  (links[order] ?? 0) / Math.max(1, length[order] ?? 0)

interface Ranked {
  element: Element
  score: number
}

/** Several parts of nearly the same weight belong to what holds them all. */
function climb(best: Element, ranked: Ranked[], scores: Map<Element, number>): Element {
  const top = scores.get(best) ?? 0
  const near = ranked
    .slice(1, 8)
    .filter(({ element, score }) => score >= top * 0.6 && !contains(element, best) && !contains(best, element))
  let at = best
  if (near.length > 0) {
    for (let up = best.parent; up && up.tag !== 'body' && up.tag !== '#page'; up = up.parent) {
      const held = near.filter(({ element }) => contains(up, element)).length
      if (held === near.length && held >= 2) {
        at = up
        break
      }
    }
  }
  let last = scores.get(at) ?? 0
  const least = last / 3
  for (let up = at.parent; up && up.tag !== 'body' && up.tag !== '#page'; up = up.parent) {
    const score = scores.get(up)
    if (score === undefined) continue
    if (score < least) break
    if (score > last) {
      at = up
      break
    }
    last = score
  }
  while (at.parent && at.parent.tag !== 'body' && onlyChild(at)) at = at.parent
  return at
}

const onlyChild = ({ parent }: Element): boolean =>
  parent !== undefined && parent.children.filter((child) => typeof child !== 'string').length === 1

/** What stands beside the body and reads like it. */
function withSiblings(body: Element, scores: Map<Element, number>, measures: Measures): Element[] {
  const top = scores.get(body) ?? 0
  const threshold = Math.max(10, top * 0.2)
  return (body.parent?.children ?? [body]).filter((child): child is Element => {
    if (typeof child === 'string' || measures.out[child.order]) return false
    if (child === body) return true
    const alike =
      child.attributes.class !== undefined && child.attributes.class === body.attributes.class ? top * 0.2 : 0
    if (scores.has(child) && (scores.get(child) ?? 0) + alike >= threshold) return true
    return child.tag === 'p' && (measures.own[child.order] ?? 0) > 80 && linkShare(child, measures) < 0.25
  })
}
