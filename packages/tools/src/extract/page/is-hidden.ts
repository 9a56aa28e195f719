import type { Element } from './tree.ts'

const NEVER_SHOWN = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg', 'math', 'object', 'iframe'])

const HIDING = /(?:^|[;\s])(?:display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden)/i

/** What a reader of the page does not see, as far as the element itself says so. */
export function isHidden({ tag, attributes }: Element): boolean {
  if (NEVER_SHOWN.has(tag)) return true
  if (attributes.hidden !== undefined || attributes['aria-hidden'] === 'true') return true
  return attributes.style !== undefined && HIDING.test(attributes.style)
}
