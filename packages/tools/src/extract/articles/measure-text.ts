import { BLOCKS } from '../page/text-of.ts'
import type { Element, Page } from '../page/tree.ts'

/** What every element holds, by its order on the page: with all below it, and in its own lines alone. */
export interface Measures {
  out: Uint8Array
  length: Uint32Array
  links: Uint32Array
  own: Uint32Array
  ownLinks: Uint32Array
  commas: Uint16Array
}

/** One pass down to see what is left out and what is a link, one pass up to add the text together. */
export function measureText(page: Page, isOut: (element: Element) => boolean): Measures {
  const count = page.all.length
  const measures: Measures = {
    out: new Uint8Array(count),
    length: new Uint32Array(count),
    links: new Uint32Array(count),
    own: new Uint32Array(count),
    ownLinks: new Uint32Array(count),
    commas: new Uint16Array(count),
  }
  const linked = new Uint8Array(count)
  for (const element of page.all) {
    const at = element.order
    const up = element.parent?.order ?? 0
    measures.out[at] = at > 0 && (measures.out[up] || isOut(element)) ? 1 : 0
    linked[at] = linked[up] || element.tag === 'a' ? 1 : 0
    if (!measures.out[at]) countOwn(element, measures, linked[at] === 1)
  }
  for (let at = count - 1; at > 0; at -= 1) addToParent(page.all[at], measures)
  return measures
}

const COMMAS = /[,،、，;；]/g

function countOwn(element: Element, measures: Measures, linked: boolean): void {
  let size = 0
  let commas = 0
  for (const child of element.children) {
    if (typeof child !== 'string') continue
    const text = child.trim()
    size += text.length
    if (text.length > 0) commas += text.match(COMMAS)?.length ?? 0
  }
  const at = element.order
  measures.length[at] = size
  measures.own[at] = size
  measures.commas[at] = commas
  measures.links[at] = linked ? size : 0
  measures.ownLinks[at] = linked ? size : 0
}

function addToParent(element: Element | undefined, measures: Measures): void {
  if (!element?.parent || measures.out[element.order]) return
  const at = element.order
  const up = element.parent.order
  measures.length[up] = (measures.length[up] ?? 0) + (measures.length[at] ?? 0)
  measures.links[up] = (measures.links[up] ?? 0) + (measures.links[at] ?? 0)
  if (BLOCKS.has(element.tag) || element.tag === 'td' || element.tag === 'th') return
  measures.own[up] = (measures.own[up] ?? 0) + (measures.own[at] ?? 0)
  measures.ownLinks[up] = (measures.ownLinks[up] ?? 0) + (measures.ownLinks[at] ?? 0)
  measures.commas[up] = (measures.commas[up] ?? 0) + (measures.commas[at] ?? 0)
}
