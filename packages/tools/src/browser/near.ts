/// <reference lib="dom" />
import type { Locator } from 'playwright-core'
import { inPage } from './in-page.ts'

/** Which of these stand nearest to certain words: those in the smallest parts of the page that hold both. */
export const nearTo = (all: Locator, words: string): Promise<number[]> =>
  all.evaluateAll(inPage(indexesNear), words).catch(() => [])

/** Runs in the page. */
function indexesNear(all: Element[], words: string): number[] {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
  const said = plain(words)
  // Things of one list stand in the same parts, and the largest of them is the whole page: each is read once.
  const known = new Map<Element, boolean>()
  const holds = (place: Element) => {
    const told = known.get(place) ?? reads(place)
    known.set(place, told)
    return told
  }
  const reads = (place: Element) =>
    plain(place.textContent ?? '').includes(said) ||
    [...place.querySelectorAll('input, textarea, select')].some((field) =>
      plain((field as HTMLInputElement).value).includes(said),
    )
  const upFrom = (one: Element) =>
    one.parentElement ?? (one.getRootNode() instanceof ShadowRoot ? (one.getRootNode() as ShadowRoot).host : null)
  const places = all.map((one) => {
    let place = upFrom(one)
    while (place && !holds(place)) place = upFrom(place)
    return place
  })
  // A part inside another is the nearer one; of two side by side neither is.
  const isNearest = (place: Element) =>
    !places.some((other) => other !== null && other !== place && place.contains(other))
  return places.flatMap((place, at) => (place && isNearest(place) ? [at] : []))
}
