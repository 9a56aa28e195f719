import { clearBest, nothingFits, severalFit } from '../ground/best-of.ts'
import type { Scene, Thing } from '../ground/open-look.ts'
import { likeness, rarityAmong, tokens } from '../ground/words.ts'
import type { LookOnPage, Page, Place } from '../port.ts'
import { searchSite } from './search.ts'

export interface Going {
  to: string
  about: readonly string[]
}

/** So many pages are looked at before it is said that there is no way. */
const MOST_PAGES = 4
const LEAST = 0.55
const SIGN_IN = tokens('sign in')[0]

/** Gets to the page or part of the site that the words mean: stays where it is when that is it, goes back from dead ends. */
export async function goTo(page: Page, going: Going, signal: AbortSignal): Promise<Place> {
  const start = await page.place()
  const tried = new Set<string>()
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const seen = await page.look(signal)
    if (isThere(seen, going)) return await page.place()
    const way = findWay(seen, going, tried)
    if (way) {
      const place = await seen.press(way.at)
      if (place.changed) return { url: place.url, title: place.title }
      tried.add(keyOf(way))
      continue
    }
    const door = doorOf(seen, tried)
    if (!door) break
    tried.add(keyOf(door))
    await seen.press(door.at)
  }
  return searchFor(page, going, start, signal)
}

/** A site that has no link to it may have a search that finds it. */
async function searchFor(page: Page, going: Going, start: Place, signal: AbortSignal): Promise<Place> {
  const found = await searchSite(page, going.to, signal).catch(() => undefined)
  if (found) {
    const seen = await page.look(signal)
    const way = findWay(seen, going, new Set())
    const place = way ? await seen.press(way.at) : undefined
    if (place?.changed) return { url: place.url, title: place.title }
  }
  if ((await page.place()).url !== start.url) await page.open(start.url, signal)
  const seen = await page.look(signal)
  throw nothingFits(going.to, nearestNames(seen, going.to))
}

const keyOf = ({ name, href, role }: Thing): string => `${role} ${name} ${href}`
const isWay = ({ role, href, leads, disabled }: Thing): boolean =>
  !disabled && (href !== '' || role === 'tab' || role === 'link' || (leads && role !== 'field' && role !== 'box'))

function isThere(seen: Scene, { to }: Going): boolean {
  if (tokens(to).includes(SIGN_IN ?? '') && seen.things.some(({ type }) => type === 'password')) return true
  const own = Math.max(likeness(to, seen.heading), likeness(to, seen.title.split(/\s[|–—-]\s/)[0] ?? ''))
  if (own < 0.95) return false
  return true
}

function findWay(seen: LookOnPage | Scene, { to, about }: Going, tried: ReadonlySet<string>): Thing | undefined {
  const ways = seen.things.filter((thing) => isWay(thing) && !tried.has(keyOf(thing)))
  const rarity = rarityAmong(ways.map(({ name }) => name))
  const score = (thing: Thing) => {
    const own = likeness(to, thing.name, rarity)
    // A row's own words tell its link from the same link in other rows: "Open" beside "Bruno Alves".
    const beside = own < LEAST && thing.row ? 0.9 * likeness(to, thing.row, rarity) : 0
    const more = about.length > 0 ? Math.max(0, ...about.map((words) => likeness(words, thing.name, rarity))) : 0
    return Math.max(own, beside, 0.85 * more) + (thing.role === 'link' ? 0.01 : 0)
  }
  const scored = ways.map((thing) => ({ thing, score: score(thing) }))
  const sameWay = (one: Thing, other: Thing) =>
    (one.href !== '' && bare(one.href) === bare(other.href)) || one.rowAt === other.rowAt
  const { best, rivals } = clearBest(scored, LEAST, sameWay)
  if (best) return best
  // To look costs nothing: of two that fit alike, the first in reading order.
  if (rivals.length > 3)
    throw severalFit(
      to,
      rivals.map(({ name }) => name),
    )
  return rivals[0]
}

const bare = (href: string) => href.split('#')[0]

/** What opens a menu that may hold the way. */
const doorOf = (seen: Scene, tried: ReadonlySet<string>): Thing | undefined =>
  seen.things.find(
    (thing) =>
      thing.leads &&
      thing.href === '' &&
      !tried.has(keyOf(thing)) &&
      /menu|more|navigation|☰|menü|mehr|plus|más|菜单|メニュー/iu.test(thing.name),
  )

const nearestNames = (seen: Scene, to: string): string[] =>
  seen.things
    .filter(isWay)
    .map(({ name }) => ({ name, like: likeness(to, name) }))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like)
    .map(({ name }) => name)
