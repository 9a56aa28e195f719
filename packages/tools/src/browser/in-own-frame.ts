/// <reference lib="dom" />
import type { ElementHandle, Page } from 'playwright-core'

type Handle = ElementHandle<HTMLElement | SVGElement>

const MARK = 'data-meant'

/**
 * The same element, held from within its own frame. One look sees through frames, but what it holds is held from the page
 * outside, and the driver would find the frame in the way of every press.
 */
export async function inOwnFrame(page: Page, element: Handle): Promise<Handle> {
  if (page.frames().length === 1) return element
  const frame = await element.ownerFrame()
  if (!frame || frame === page.mainFrame()) return element
  await element.evaluate((one, mark) => one.setAttribute(mark, ''), MARK)
  try {
    return ((await frame.$(`[${MARK}]`)) as Handle | null) ?? element
  } finally {
    await element.evaluate((one, mark) => one.removeAttribute(mark), MARK).catch(() => undefined)
  }
}
