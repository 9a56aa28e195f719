import type { Page } from 'playwright-core'
import { settle } from './settle.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

const ASIDE_MS = 10_000

interface Aside {
  page: Page
  traffic: Traffic
}

/**
 * A second window beside the one that is worked in, to load an address afresh: what is here stays as it is, and nothing of
 * its memory is there. To open one takes as long as to load a page, so it is opened with the first, before anybody waits.
 */
export function lookAsideFrom(open: () => Promise<Page>) {
  const make = async (): Promise<Aside> => {
    const page = await open()
    return { page, traffic: watchTraffic(page) }
  }
  let next = make()
  // Whoever looks has another one opened.
  next.catch(() => undefined)

  return async <T>(url: string, look: (page: Page) => Promise<T>): Promise<T> => {
    const ready = await next.catch(() => undefined)
    const { page, traffic } = ready && !ready.page.isClosed() ? ready : await make()
    const isLost = () => page.isClosed()
    try {
      await page.goto(url, { timeout: ASIDE_MS, waitUntil: 'commit' })
      await settle(page, { underWay: traffic.underWay, fresh: traffic.hasMoved, meanwhile: () => undefined, isLost })
      return await look(page)
    } finally {
      // It does nothing while nobody looks; and from a page to another part of itself nothing would be loaded.
      next = page.goto('about:blank').then(() => ({ page, traffic }))
      next.catch(() => undefined)
    }
  }
}
