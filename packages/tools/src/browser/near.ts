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
  // Tom Leeds is not Tom Lee. What stands in two cells stands apart only as it is shown.
  const hasWhole = (text: string) => {
    for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1)) {
      const [before, after] = [text[at - 1] ?? ' ', text[at + said.length] ?? ' ']
      const isPart = (inside: string | undefined, outside: string) =>
        /[\p{L}\p{N}]/u.test(inside ?? '') && /[\p{L}\p{N}]/u.test(outside)
      if (!isPart(said[0], before) && !isPart(said.at(-1), after)) return true
    }
    return false
  }
  const reads = (place: Element) =>
    (plain(place.textContent ?? '').includes(said) && hasWhole(plain((place as HTMLElement).innerText ?? ''))) ||
    [...place.querySelectorAll('input, textarea, select')].some((field) =>
      hasWhole(plain((field as HTMLInputElement).value)),
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
