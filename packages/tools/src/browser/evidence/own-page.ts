import type { Proof } from '@app/toolkit'
import type { Act } from './kept.ts'
import { draftIn } from './provisional.ts'
import { type Lines, minus } from './shown.ts'

/** Where a record stands by itself: the address up to its number or key, where one was led to a page below it. */
export function ownPageOf(url: string): string | undefined {
  const { origin, pathname } = new URL(url)
  const parts = pathname.split('/').filter((part) => part !== '')
  const key = parts.findLastIndex((part) => /\d/.test(part))
  return key < 1 || key === parts.length - 1 ? undefined : `${origin}/${parts.slice(0, key + 1).join('/')}`
}

/** The end of a form may thank for anything; the page of what was made says what it is. */
export async function heldToItsPage(
  { url, shown }: Pick<Act, 'url' | 'shown'>,
  proof: Proof | undefined,
  fresh: Lines,
  aside: (url: string) => Promise<Lines>,
): Promise<Proof | undefined> {
  const own = shown.moved && proof?.verdict !== 'seen' ? ownPageOf(url) : undefined
  if (!own) return proof
  // What all pages of the site show, such as a way to one's drafts, says nothing of this one.
  const draft = draftIn(minus((await aside(own)).lasting, fresh.lasting))
  return draft ? { verdict: 'seen', words: `Its own page says that it is not final: “${draft}”.` } : proof
}
