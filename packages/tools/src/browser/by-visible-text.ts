/// <reference lib="dom" />
import type { ElementHandle, Page } from 'playwright-core'
import { inPage } from './in-page.ts'

/**
 * What shows exactly these words, though more is hidden in it, as the menu that a word of a bar opens. The smallest such
 * thing; nothing where several fit.
 */
export async function byVisibleText(page: Page, words: string): Promise<ElementHandle<HTMLElement> | undefined> {
  const found: ElementHandle<HTMLElement>[] = []
  for (const frame of page.frames()) {
    const handle = await frame.evaluateHandle(inPage(showing), words).catch(() => undefined)
    const element = handle?.asElement()
    if (element) found.push(element as ElementHandle<HTMLElement>)
  }
  return found.length === 1 ? found[0] : undefined
}

/** Runs in the page. */
function showing(words: string): HTMLElement | null {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const wanted = plain(words)
  // Text that is hidden counts for nothing here, so only what has more text than it shows needs a closer look.
  const fits = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (one) => (one.textContent ?? '').includes(wanted) && plain(one.innerText ?? '') === wanted && one.checkVisibility(),
  )
  const smallest = fits.filter((one) => !fits.some((other) => other !== one && one.contains(other)))
  return smallest.length === 1 ? (smallest[0] ?? null) : null
}
