import type { Proof } from '@app/toolkit'
import { type Act, changedIn, DEED, nameOf, showsIn, unsaid } from './kept.ts'
import { says } from './says.ts'
import { isOfOne, isSamePlace, isSameView, type Lines, minus } from './shown.ts'

/** Further back nobody looks: each may be another page to load. */
const MOST_EARLIER = 4

/**
 * What the last act saved is there; so must be what was saved before it. Only what the page itself showed to be kept is
 * looked for, and only where the same page can be had again: a step of a form that is long over shows nothing of it.
 */
export async function heldBefore(
  { earlier, last }: { earlier: readonly Act[]; last: Act },
  proof: Proof | undefined,
  fresh: Lines,
  aside: (url: string) => Promise<Lines>,
): Promise<Proof | undefined> {
  if (proof?.verdict !== 'verified') return proof
  for (const act of earlier.slice(-MOST_EARLIER)) {
    const [shows, known] = [says(act.shown.appeared), says(act.baseline)]
    const kept = act.inPlace.filter((one) => one.length > 1 && shows(one) && !known(one))
    const written = writtenOver(act).filter(
      (line) => !writtenOver(last).some((one) => one !== line && nameOf(one) === nameOf(line)),
    )
    if (kept.length === 0 && written.length === 0) continue
    const page = act.url === fresh.url ? fresh : act.steady && !DEED.test(act.url) ? await aside(act.url) : undefined
    if (!page || !isSameView(act.view, page)) continue
    const lost = kept.find((one) => !says(page.lasting)(one)) ?? written.find((line) => isBack(line, act, page))
    if (lost !== undefined)
      return { verdict: 'seen', words: `${proof.words} What was saved before it is not there any more: “${lost}”.` }
  }
  return proof
}

/** What was in fields that had something else in them before. */
const writtenOver = ({ fields }: Act): string[] =>
  fields ? changedIn(minus(fields.held, fields.were), fields.written) : []

/** The field holds what it held before anything was entered. */
const isBack = (line: string, { fields }: Act, page: Lines): boolean =>
  !page.fields.includes(line) &&
  page.fields.some((one) => fields?.written.includes(one) === true && nameOf(one) === nameOf(line))

/** What was made is seldom behind more than one link of the page of thanks. */
const MOST_OWN = 2

/**
 * A form of several pages ends on one that shows what its last page took. What was entered on those before it stands there
 * too, or on the page of what was made; where it stands nowhere, it may have been lost on the way.
 */
export async function heldOnTheWay(
  { earlier, last }: { earlier: readonly Act[]; last: Act },
  proof: Proof | undefined,
  fresh: Lines,
  aside: (url: string) => Promise<Lines>,
): Promise<Proof | undefined> {
  const pages = proof?.verdict === 'verified' ? pagesBefore(earlier, last) : []
  if (!proof || pages.length === 0) return proof
  const known = new Set(pages.concat(last).flatMap(({ from, url }) => [from, url]))
  const own = fresh.ways.filter((way) => isOfOne(way) && !DEED.test(way) && !known.has(way)).slice(0, MOST_OWN)
  const shown = [fresh, ...(await Promise.all(own.map((way) => aside(way))))]
  const shows = (value: string) => shown.some((page) => showsIn(page)(value))
  const lost = pages
    .map(({ inPlace, fields }) => {
      const chosen = fields ? minus(fields.held, fields.were).filter((line) => line.endsWith(': ☑')) : []
      return inPlace.find((one) => one.length > 1 && !shows(one)) ?? unsaid(chosen, shown)
    })
    .find((one) => one !== undefined)
  return lost === undefined
    ? proof
    : { verdict: 'seen', words: `${proof.words} Nothing shows “${lost}”, which was entered on the way.` }
}

/** The pages of the same form: each led to the one on which the next was sent. */
function pagesBefore(earlier: readonly Act[], { from }: Act): Act[] {
  const pages: Act[] = []
  let next = from
  for (const act of earlier.toReversed()) {
    if (act.shown.moved !== true || !isSamePlace(act.url, next)) break
    pages.push(act)
    next = act.from
  }
  return pages
}
