import type { Element } from '../page/tree.ts'
import { namesOf } from './boilerplate.ts'
import { linkShare } from './find-body.ts'
import type { Measures } from './measure-text.ts'

const SHARING =
  /\b(?:share|sharing|sharedaddy|social|related|newsletter|promo|recommend|author-?(?:bio|box|info)|byline|tags|toc|caption|credit|comments?|advert)/i

/** Inside the body: lists of links, boxes and bars that interrupt the text. */
export function isClutter(element: Element, measures: Measures): boolean {
  const { tag, order } = element
  if (measures.out[order]) return true
  const size = measures.length[order] ?? 0
  if (size === 0 || tag === 'p' || tag === 'a' || tag === 'span') return false
  const small = size < Math.min(500, (measures.length[0] ?? 0) * 0.4)
  if (small && SHARING.test(namesOf(element))) return true
  const share = linkShare(element, measures)
  if (tag === 'ul' || tag === 'ol') return share > 0.6
  if (tag === 'div' || tag === 'section' || tag === 'table') return share > 0.5 && size < 1_500
  return false
}
