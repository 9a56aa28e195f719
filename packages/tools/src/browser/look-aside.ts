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
 * its memory is there. To open one takes as long as to load a page, so the first is opened before anybody waits for it.
 */
export function lookAsideFrom(open: () => Promise<Page>) {
  const make = async (): Promise<Aside> => {
    const page = await open()
    return { page, traffic: watchTraffic(page) }
  }
  let ready: Promise<Aside | undefined> | undefined = make().catch(() => undefined)

  return async <T>(url: string, look: (page: Page) => Promise<T>): Promise<T> => {
    const first = await ready
    ready = undefined
    const { page, traffic } = first && !first.page.isClosed() ? first : await make()
    const isLost = () => page.isClosed()
    try {
      await page.goto(url, { timeout: ASIDE_MS, waitUntil: 'commit' })
      await settle(page, { underWay: traffic.underWay, fresh: traffic.hasMoved, meanwhile: () => undefined, isLost })
      return await look(page)
    } finally {
      // Nobody waits for it to be gone.
      void page.close().catch(() => undefined)
    }
  }
}
