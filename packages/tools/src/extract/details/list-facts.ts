import { lineOf } from '../page/text-of.ts'
import type { Element, Page } from '../page/tree.ts'
import { listJsonLd } from './list-json-ld.ts'

/** What the page says of itself in a form made for machines. */
export interface Fact {
  name: string
  value: string
  found: 'json-ld' | 'microdata' | 'rdfa' | 'open-graph'
}

/** JSON-LD, microdata, RDFa and Open Graph as one list of names and values. */
export function listFacts(page: Page): Fact[] {
  const facts: Fact[] = listJsonLd(page).map((fact) => ({ ...fact, found: 'json-ld' }))
  for (const element of page.all) {
    const { itemprop, property, name } = element.attributes
    if (OF_SITE.test(property ?? name ?? '')) continue
    if (itemprop) add(facts, itemprop, contentOf(element), 'microdata')
    else if (property && element.tag === 'meta')
      add(facts, shortName(property), element.attributes.content, 'open-graph')
    else if (property) add(facts, shortName(property), contentOf(element), 'rdfa')
    else if (element.tag === 'meta' && name) add(facts, shortName(name), element.attributes.content, 'open-graph')
    if (facts.length > 2_000) break
  }
  return facts
}

/** What these name is the site, not the thing the page is about. */
const OF_SITE = /^(?:og:site_name|application-name|apple-mobile-web-app-title|twitter:site|generator)$/i

function add(facts: Fact[], names: string, value: string | undefined, found: Fact['found']): void {
  const text = value?.trim()
  if (!text || text.length > 5_000) return
  for (const name of names.split(/\s+/)) facts.push({ name, value: text, found })
}

/** The standard says which attribute holds the value of which element. */
function contentOf(element: Element): string {
  const { content, href, src, datetime, value, itemscope } = element.attributes
  if (content !== undefined) return content
  if (itemscope !== undefined) return ''
  if (element.tag === 'time' && datetime) return datetime
  if (element.tag === 'data' || element.tag === 'meter') return value ?? lineOf(element)
  if (element.tag === 'img' || element.tag === 'source') return src ?? ''
  if (element.tag === 'link') return href ?? ''
  return lineOf(element)
}

/** `og:title` is a title, `product:price:amount` a price. */
const shortName = (name: string): string => {
  const parts = name.split(':').filter((part) => part !== 'amount' && part !== 'secure_url')
  return parts.at(-1) ?? name
}
