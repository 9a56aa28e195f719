import type { CDPSession, Page } from 'playwright-core'

const lines = new WeakMap<Page, Promise<CDPSession>>()

/** The browser's own line to a page, for what the library has no word for. Opened with the page, so that nobody waits for it. */
export function lineTo(page: Page): Promise<CDPSession> {
  const line = lines.get(page) ?? page.context().newCDPSession(page)
  lines.set(page, line)
  line.catch(() => undefined)
  return line
}
