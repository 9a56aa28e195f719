import { NotThere } from '@app/toolkit'
import type { Page } from 'playwright-core'

const OPEN_MS = 30_000

/** One page back or forward in the history of this tab. */
export async function goAlong(page: Page, way: 'back' | 'forward'): Promise<void> {
  const history = await page.context().newCDPSession(page)
  try {
    const { currentIndex, entries } = await history.send('Page.getNavigationHistory')
    const next = entries[currentIndex + (way === 'back' ? -1 : 1)]
    // What a window shows before anything was opened in it is no page.
    if (!next || next.url === 'about:blank')
      throw new NotThere(
        way === 'back'
          ? 'There is no page before this one in this tab. What was open before may be in another tab.'
          : 'There is no page after this one: one goes forward only after going back.',
      )
  } finally {
    await history.detach().catch(() => undefined)
  }
  const how = { timeout: OPEN_MS, waitUntil: 'commit' } as const
  await (way === 'back' ? page.goBack(how) : page.goForward(how))
}
