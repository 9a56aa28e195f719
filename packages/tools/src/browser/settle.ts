/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { inPage } from './in-page.ts'

/** No change for so long means at rest. */
const QUIET_MS = 60
/** A page that never rests is taken as it is: a ticker must not hold a task. */
const LONGEST_MS = 4_000

/**
 * Waits until a page has come to rest: nothing under way on the network that belongs to it, and nothing changing on it.
 * Never a fixed pause.
 */
export async function settle(page: Page, underWay: () => number): Promise<void> {
  const until = performance.now() + LONGEST_MS
  await page.waitForLoadState('domcontentloaded', { timeout: LONGEST_MS }).catch(() => undefined)
  while (performance.now() < until) {
    const quiet = await page.evaluate(inPage(quietFor), QUIET_MS).catch(() => false)
    if (quiet && underWay() === 0) return
  }
}

/** In the page: whether so long passed without a change. */
function quietFor(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (quiet: boolean) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(quiet)
    }
    const observer = new MutationObserver(() => done(false))
    const timer = setTimeout(() => done(true), ms)
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  })
}
