import type { Page } from '../page/tree.ts'

interface Named {
  name: string
  value: string
}

/** Frames of a page rather than its subject. */
const FRAME =
  /^(?:WebSite|WebPage|BreadcrumbList|Organization|SearchAction|ImageObject|SiteNavigationElement|WPHeader|WPFooter|ListItem)$/i

/** Deeper than any page needs; a hostile one may nest without end. */
const MAX_DEPTH = 6
const MAX_FACTS = 1_000

/** The subject's properties first, then those of what surrounds it. */
export function listJsonLd(page: Page): Named[] {
  const subject: Named[] = []
  const frame: Named[] = []
  for (const { tag, attributes, children } of page.all) {
    if (tag !== 'script' || !/^application\/ld\+json/i.test(attributes.type ?? '')) continue
    for (const item of itemsOf(parse(children.join('')))) {
      const type = String([item['@type']].flat()[0] ?? '')
      // What the site is called is not what the page is about.
      const { name: _, ...around } = item
      if (FRAME.test(type)) flatten(around, frame, 0)
      else flatten(item, subject, 0)
    }
  }
  return [...subject, ...frame]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Item = Record<string, unknown>

function itemsOf(value: unknown): Item[] {
  if (Array.isArray(value)) return value.slice(0, 100).flatMap(itemsOf)
  if (typeof value !== 'object' || value === null) return []
  const item = value as Item
  return Array.isArray(item['@graph']) ? item['@graph'].slice(0, 100).flatMap(itemsOf) : [item]
}

function flatten(item: Item, facts: Named[], depth: number): void {
  for (const [name, value] of Object.entries(item)) {
    if (name.startsWith('@') || facts.length >= MAX_FACTS) continue
    for (const one of Array.isArray(value) ? value.slice(0, 50) : [value]) put(name, one, item, facts, depth)
  }
}

function put(name: string, value: unknown, around: Item, facts: Named[], depth: number): void {
  if (typeof value === 'string' || typeof value === 'number') {
    const currency = /price$/i.test(name) && typeof around.priceCurrency === 'string' ? ` ${around.priceCurrency}` : ''
    facts.push({ name, value: `${value}${currency}` })
  } else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
    const item = value as Item
    const whole = wholeOf(item)
    if (whole) facts.push({ name, value: whole })
    // Its own name is the value just given: as `name` it would pass for the subject's.
    const { name: _, ...rest } = item
    flatten(whole ? rest : item, facts, depth + 1)
  }
}

const ADDRESS = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry']

/** A thing as one text: an address by its parts, anything else by its name. */
function wholeOf(item: Item): string | undefined {
  const parts = ADDRESS.map((part) => item[part]).filter(
    (part): part is string => typeof part === 'string' && part !== '',
  )
  if (parts.length > 1) return parts.join(', ')
  const { name, ratingValue, url } = item
  if (typeof name === 'string') return name
  if (typeof ratingValue === 'string' || typeof ratingValue === 'number') return String(ratingValue)
  return typeof url === 'string' ? url : undefined
}
