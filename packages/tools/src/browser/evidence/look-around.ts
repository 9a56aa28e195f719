import type { Proof } from '@app/toolkit'
import { type Act, DEED } from './kept.ts'
import { draftIn } from './provisional.ts'
import { says } from './says.ts'
import { isOfOne, type Lines } from './shown.ts'
import { staleIn } from './stale.ts'

/** So many pages are looked at besides: each is one more that the site must serve. */
const MOST_WAYS = 4
/** Words as short as that stand anywhere. */
const SHORTEST = 4

/**
 * A page of thanks shows what it was sent. Where the site keeps it there is a list of such things, and under which heading it
 * stands there says what it is: booked, or a draft that nobody else sees. And what was changed or removed on one page is not
 * done while another has it as it was.
 */
export async function heldAround(
  act: Pick<Act, 'from' | 'url' | 'sentTo' | 'posted' | 'sent' | 'stood'>,
  fresh: Lines,
  aside: (url: string) => Promise<Lines>,
): Promise<Proof | undefined> {
  const values = [...act.sent, ...act.posted].filter((value) => value.length >= SHORTEST)
  for (const url of relatedWays(act, fresh.ways)) {
    const page = await aside(url).catch(() => undefined)
    if (!page) continue
    const stale = staleIn(act.stood(fresh.url), fresh.lasting, page)
    if (stale) return { verdict: 'seen', words: `Another page of the site still says “${stale}”.` }
    const at = page.lasting.findLastIndex((line) => values.some(says([line])))
    if (at < 0) continue
    const over = page.lasting.slice(0, at).filter((line) => page.headings.includes(line))
    // Where each of them has a heading of its own, what they are stands over all of them.
    const isOwn = over.some((line) => values.some(says([line])))
    const heading = (isOwn ? over[0] : over.at(-1)) ?? ''
    const draft = draftIn([...heading.split(/\s[–—-]\s|\s?[(（]/), page.lasting[at] ?? ''])
    if (draft) return { verdict: 'seen', words: `The site has it under “${heading || draft}”.` }
  }
  return undefined
}

/** First lists, and those whose address speaks of the same things: never the way out, and nothing that does something when it is opened. */
function relatedWays({ from, url, sentTo }: Pick<Act, 'from' | 'url' | 'sentTo'>, ways: readonly string[]): string[] {
  const about = new Set([from, url, ...sentTo].flatMap(stemsOf))
  const known = new Set([from, url])
  const open = ways.filter((way) => !known.has(way) && !DEED.test(way))
  const isRelated = (way: string) => stemsOf(way).some((stem) => about.has(stem))
  // A list says more than the page of another one.
  const rank = (way: string) => (isOfOne(way) ? 2 : 0) + (isRelated(way) ? 0 : 1)
  return open.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_WAYS)
}

const stemsOf = (url: string): string[] =>
  new URL(url).pathname
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= SHORTEST)
    .map((part) => part.replace(/(?:ies|es|s|y|e)$/, ''))
