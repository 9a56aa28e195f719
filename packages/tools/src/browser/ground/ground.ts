import type { ElementHandle, Page } from 'playwright-core'
import type { Target } from '../target.ts'
import { clearBest } from './best-of.ts'
import type { Thing } from './look-page.ts'
import { openLook } from './open-look.ts'
import { likeness, rarityAmong, share, tokens } from './words.ts'

/** Below this it is a guess, and a guess is told instead of pressed. */
const LEAST = 0.72

/** What is called something like the words, when it is clearly ahead of everything else on the page. */
export async function ground(
  page: Page,
  target: Target,
  kind: 'pressed' | 'filled' | 'any',
): Promise<ElementHandle<HTMLElement | SVGElement> | undefined> {
  const words = typeof target === 'string' ? target : (target.name ?? target.label ?? target.placeholder ?? target.text)
  // A selector, a number or an exact name is meant as it stands.
  if (
    words === undefined ||
    (typeof target === 'object' && (target.css !== undefined || target.nth !== undefined || target.exact))
  )
    return undefined
  const near = typeof target === 'object' ? target.near : undefined
  const seen = await openLook(page).catch(() => undefined)
  if (!seen) return undefined
  try {
    const things = seen.things.filter(
      (thing) =>
        !thing.disabled &&
        fits(thing, kind) &&
        (near === undefined || share(tokens(near), tokens(`${thing.row} ${thing.under}`)) >= 0.99),
    )
    const rarity = rarityAmong(things.map(({ name }) => name))
    const scored = things.map((thing) => ({ thing, score: likeness(words, thing.name, rarity) }))
    const { best } = clearBest(scored, LEAST, (one, other) => one.href !== '' && one.href === other.href)
    return best && (await seen.element(best.at))
  } finally {
    await seen.done()
  }
}

const fits = ({ role }: Thing, kind: 'pressed' | 'filled' | 'any'): boolean =>
  kind === 'any' || (kind === 'filled' ? role === 'field' || role === 'box' : role !== 'field')
