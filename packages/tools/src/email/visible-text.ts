import { isHidden } from '../extract/page/is-hidden.ts'
import { parsePage } from '../extract/page/parse-page.ts'
import { textOf } from '../extract/page/text-of.ts'
import { closest } from '../extract/page/tree.ts'
import { hiddenInMail } from './hidden-in-mail.ts'

const MOST_LINKS = 100
const LONGEST_LINK = 2_000

export interface Visible {
  text: string
  links: string[]
}

/** A message in HTML as its reader sees it: plain text, what is hidden left out, and where its links lead. */
export function visibleOfHtml(html: string): Visible {
  const page = parsePage(html)
  const links = page.all
    .filter((element) => element.tag === 'a' && !closest(element, (one) => isHidden(one) || hiddenInMail(one)))
    .map(({ attributes }) => attributes.href ?? '')
  return { text: withoutInvisible(textOf(page.root, { without: hiddenInMail })), links: webLinks(links) }
}

export function visibleOfText(text: string): Visible {
  const shown = withoutInvisible(text).replaceAll('\r\n', '\n').trim()
  return { text: shown, links: webLinks(shown.match(/https?:\/\/[^\s<>"']{1,2000}/gi) ?? []) }
}

const webLinks = (found: readonly string[]): string[] => {
  const links = found
    .filter((link) => link.length <= LONGEST_LINK)
    .map((link) => link.trim().replace(/[.,;:!?)\]]+$/, ''))
    .filter((link) => /^https?:\/\//i.test(link))
  return [...new Set(links)].slice(0, MOST_LINKS)
}

/** S-46: letters that show as nothing spell messages that only machines read. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]|[^\P{Cc}\n\r\t]/gu, '')
