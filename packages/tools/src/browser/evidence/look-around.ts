import type { Proof } from '@app/toolkit'
import { type Act, DEED } from './kept.ts'
import { draftIn } from './provisional.ts'
import { says } from './says.ts'
import type { Lines } from './shown.ts'

/** So many pages are looked at besides: each is one more that the site must serve. */
const MOST_WAYS = 3
/** Words as short as that stand anywhere. */
const SHORTEST = 4

/**
 * A page of thanks shows what it was sent. Where the site keeps it there is a list of such things, and under which heading it
 * stands there says what it is: booked, or a draft that nobody else sees.
 */
export async function heldAround(
  act: Pick<Act, 'from' | 'url' | 'sentTo' | 'posted' | 'sent'>,
  fresh: Lines,
  aside: (url: string) => Promise<Lines>,
): Promise<Proof | undefined> {
  const values = [...act.sent, ...act.posted].filter((value) => value.length >= SHORTEST)
  for (const url of relatedWays(act, fresh.ways)) {
    const page = await aside(url).catch(() => undefined)
    const at = page?.lasting.findLastIndex((line) => values.some(says([line]))) ?? -1
    if (!page || at < 0) continue
    const heading = page.lasting.slice(0, at).findLast((line) => page.headings.includes(line)) ?? ''
    const draft = draftIn([...heading.split(/\s[–—-]\s/), page.lasting[at] ?? ''])
    if (draft) return { verdict: 'seen', words: `The site has it under “${heading || draft}”.` }
  }
  return undefined
}

/** Those whose address speaks of the same things: never the way out, and nothing that does something when it is opened. */
function relatedWays({ from, url, sentTo }: Pick<Act, 'from' | 'url' | 'sentTo'>, ways: readonly string[]): string[] {
  const about = new Set([from, url, ...sentTo].flatMap(stemsOf))
  const known = new Set([from, url])
  return ways
    .filter((way) => !known.has(way) && !DEED.test(way) && stemsOf(way).some((stem) => about.has(stem)))
    .slice(0, MOST_WAYS)
}

const stemsOf = (url: string): string[] =>
  new URL(url).pathname
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= SHORTEST)
    .map((part) => part.replace(/(?:ies|es|s|y|e)$/, ''))
