import { lineOf } from '../page/text-of.ts'
import type { Page } from '../page/tree.ts'

const NAMED = /\b(?:byline|author|post-author|entry-author|writer)\b/i
const BY = /^(?:by|von|par|por|written by|posted by)\s+/i

/** Who the page says wrote it, where it says so in words: `By Ada Lovelace`. */
export function findByline(page: Page): string | undefined {
  for (const element of page.all) {
    const { rel, class: classes, id } = element.attributes
    if (rel !== 'author' && !NAMED.test(`${classes ?? ''} ${id ?? ''}`)) continue
    const text = lineOf(element)
    const name =
      text
        .replace(BY, '')
        .split(/\s?[|,•·]\s?|\s+on\s|\s{2}/)[0]
        ?.trim() ?? ''
    if (name.length >= 3 && name.length <= 60 && /\p{L}/u.test(name) && !/\d/.test(name)) return name
  }
  return undefined
}
