/// <reference lib="dom" />
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { inPage } from './in-page.ts'

/** No change for so long means at rest. */
const QUIET_MS = 45
/** No change for so long is worth a picture: one of a page that is just being left or drawn would be taken in vain. */
const CALM_MS = 16
/** A page that never rests is taken as it is: a ticker must not hold a task. */
const LONGEST_MS = 4_000
const LOOK_EVERY_MS = 4

interface Surroundings {
  underWay(): number
  fresh(): boolean
  meanwhile(): void
  isLost(): boolean
}

/**
 * Waits until a page has come to rest: nothing under way on the network that belongs to it, and nothing changing on it.
 * Never a fixed pause. What is done meanwhile, once a page is calm, has seen the page at rest when this returns.
 */
export async function settle(page: Page, { underWay, fresh, meanwhile, isLost }: Surroundings): Promise<void> {
  const until = performance.now() + LONGEST_MS
  const goesOn = () => performance.now() < until && !isLost()
  while (goesOn()) {
    // What is on its way may be the next page: this one's rest would say nothing.
    while (underWay() > 0 && goesOn()) await setTimeout(LOOK_EVERY_MS)
    await page.waitForLoadState('domcontentloaded', { timeout: LONGEST_MS }).catch(() => undefined)
    const calm = await watch(page, { ms: CALM_MS, fresh: fresh() && underWay() === 0, goesOn: true })
    if (calm === 'stirs' || underWay() > 0) continue
    meanwhile()
    if (calm === 'still') return
    const quiet = await watch(page, { ms: QUIET_MS - CALM_MS, fresh: false })
    if (quiet !== 'stirs' && underWay() === 0) return
  }
}

/** Until something happens on a page after all, for so long at most. */
export async function untilStirs(page: Page, ms: number, stirs: () => boolean): Promise<void> {
  let over = false
  const watched = watch(page, { ms, fresh: false }).finally(() => {
    over = true
  })
  while (!over && !stirs()) await setTimeout(LOOK_EVERY_MS)
  // What it watches with ends by itself.
  void watched
}

/** Quiet for so long, or still: nobody is there who could change it. A page that was left is not quiet. */
type Watched = 'still' | 'quiet' | 'stirs'

interface How {
  ms: number
  fresh: boolean
  /** Another watch follows: what changes on the way to it counts there. */
  goesOn?: boolean
}

const watch = (page: Page, how: How): Promise<Watched> =>
  page.evaluate(inPage(quietFor), how).catch(() => 'stirs' as const)

/** In the page: whether so long passed without a change. */
function quietFor({ ms, fresh, goesOn = false }: How): Watched | Promise<Watched> {
  const left = window as { stirred?: (() => boolean) | undefined }
  const since = left.stirred?.() === true
  left.stirred = undefined
  if (since) return 'stirs'
  // One that is being left looks the same, so this goes for a new page only.
  const lively = 'script, iframe, frame, object, embed, [onload], [onerror], meta[http-equiv=refresh]'
  if (fresh && document.readyState === 'complete' && !document.querySelector(lively)) return 'still'
  return new Promise((resolve) => {
    let changed = false
    const done = (seen: Watched) => {
      window.clearTimeout(timer)
      const end = () => {
        changed ||= observer.takeRecords().length > 0
        observer.disconnect()
        return changed
      }
      if (seen === 'quiet' && goesOn) left.stirred = end
      else end()
      resolve(seen)
    }
    const observer = new MutationObserver(() => {
      // What comes after it was quiet is told to the next watch.
      if (!left.stirred) done('stirs')
      changed = true
    })
    const timer = window.setTimeout(() => done('quiet'), ms)
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  })
}
