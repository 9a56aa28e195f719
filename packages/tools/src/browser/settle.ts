/// <reference lib="dom" />
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { inPage } from './in-page.ts'

/** No change for so long means at rest. */
const QUIET_MS = 60
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
 * Never a fixed pause. What is done meanwhile, at the beginning of each try, has seen the page at rest when this returns.
 */
export async function settle(page: Page, { underWay, fresh, meanwhile, isLost }: Surroundings): Promise<void> {
  const until = performance.now() + LONGEST_MS
  const goesOn = () => performance.now() < until && !isLost()
  while (goesOn()) {
    // What is on its way may be the next page: this one's rest would say nothing.
    while (underWay() > 0 && goesOn()) await setTimeout(LOOK_EVERY_MS)
    await page.waitForLoadState('domcontentloaded', { timeout: LONGEST_MS }).catch(() => undefined)
    const watched = page
      .evaluate(inPage(quietFor), { ms: QUIET_MS, fresh: fresh() && underWay() === 0 })
      .catch(() => false)
    meanwhile()
    const quiet = await watched
    if (quiet && underWay() === 0) return
  }
}

/** Until something happens on a page after all, for so long at most. */
export async function untilStirs(page: Page, ms: number, stirs: () => boolean): Promise<void> {
  let over = false
  const watched = page
    .evaluate(inPage(quietFor), { ms, fresh: false })
    .catch(() => false)
    .finally(() => {
      over = true
    })
  while (!over && !stirs()) await setTimeout(LOOK_EVERY_MS)
  // What it watches with ends by itself.
  void watched
}

/** In the page: whether so long passed without a change. */
function quietFor({ ms, fresh }: { ms: number; fresh: boolean }): boolean | Promise<boolean> {
  // Nobody is there to change it. One that is being left looks the same, so this goes for a new page only.
  const lively = 'script, iframe, frame, object, embed, [onload], [onerror], meta[http-equiv=refresh]'
  if (fresh && document.readyState === 'complete' && !document.querySelector(lively)) return true
  return new Promise((resolve) => {
    const done = (quiet: boolean) => {
      observer.disconnect()
      window.clearTimeout(timer)
      resolve(quiet)
    }
    const observer = new MutationObserver(() => done(false))
    const timer = window.setTimeout(() => done(true), ms)
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  })
}
