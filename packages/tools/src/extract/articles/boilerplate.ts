import { isHidden } from '../page/is-hidden.ts'
import type { Element } from '../page/tree.ts'

const FURNITURE = new Set(
  'nav footer aside form button select input textarea label dialog menu audio video canvas embed figcaption'.split(' '),
)

const ROLES = new Set(
  'navigation complementary banner contentinfo dialog alertdialog menu menubar search alert form toolbar tablist'.split(
    ' ',
  ),
)

/** Words in class and id that name what surrounds an article. */
const UNLIKELY =
  /-ad-|\bads?\b|advert|ad-?break|agegate|banner|breadcrumb|byline|combx|comment|community|cookie|cover-wrap|credit|disqus|donat|extra|footer|gdpr|legends|login|masthead|menu|meta|modal|nav(?!y)|newsletter|outbrain|overlay|pager|pagination|popup|promo|recirc|recommend|related|remark|replies|rss|share|sharing|shoutbox|sidebar|signup|skyscraper|social|sponsor|subscri|supplemental|taboola|tags?\b|teaser|toolbar|tooltip|trending|widget|yom-remote/i

/** Words that speak for it all the same. */
const MAYBE = /article|body|column|content|main|shadow|post|entry|story|text/i

const NEVER_WHOLE = new Set(['html', 'body', '#page', 'main', 'article'])

/** Whether the element says of itself that it is not part of an article. */
export function isBoilerplate(element: Element): boolean {
  const { tag, attributes } = element
  if (isHidden(element) || FURNITURE.has(tag) || ROLES.has(attributes.role ?? '')) return true
  if (NEVER_WHOLE.has(tag) || tag === 'a' || tag === 'p') return false
  const words = namesOf(element)
  return words !== '' && UNLIKELY.test(words) && !MAYBE.test(words)
}

export const namesOf = ({ attributes }: Element): string =>
  attributes.class || attributes.id ? `${attributes.class ?? ''} ${attributes.id ?? ''}` : ''
