import { Refused } from '@app/toolkit'
import type { Browser } from 'playwright-core'
import { type Door, REFUSED_HEADER } from './proxy.ts'

const PROBE_MS = 10_000

/**
 * S-23 for a browser that somebody else has started: it is used only if what it opens really comes to our guard. Asked
 * for an address nobody may visit, the guard's own refusal must come back.
 */
export async function proveGuard(browser: Browser, { url }: Door): Promise<void> {
  const proxy = { server: url, bypass: '<-loopback>' }
  const context = await browser.newContext({ proxy })
  try {
    const page = await context.newPage()
    const answer = await page.goto('http://guard.invalid/', { timeout: PROBE_MS }).catch(() => null)
    if (answer?.headers()[REFUSED_HEADER]) return
  } finally {
    await context.close().catch(() => undefined)
  }
  throw new Refused(
    'The browser at BROWSER_CDP_URL does not go through this worker’s guard, so where it goes could not be kept within bounds. ' +
      'Run it where it can reach the worker’s own loopback address, for example in the same pod or on the same machine.',
  )
}
