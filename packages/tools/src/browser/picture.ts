/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'

const OUTLINE = '3px solid #7c5cff'

/** S-33: what is typed into these is covered before a picture is taken, not after. */
const SECRET = [
  'input[type=password]',
  'input[autocomplete*=one-time-code]',
  'input[autocomplete^=cc-]',
  'input[autocomplete*=password]',
].join(', ')

/** A picture of what can be seen, with the meant thing outlined and secrets covered, also where a page shows one back. */
export async function takePicture(page: Page, secrets: readonly string[], meant?: Locator): Promise<Uint8Array> {
  await meant?.scrollIntoViewIfNeeded({ timeout: 500 }).catch(() => undefined)
  await meant?.evaluate(outline, OUTLINE, { timeout: 500 }).catch(() => undefined)
  const mask = page
    .frames()
    .flatMap((frame) => [
      frame.locator(SECRET),
      ...secrets.flatMap((secret) => [frame.getByText(secret), frame.locator(`[value*=${JSON.stringify(secret)}]`)]),
    ])
  try {
    return await page.screenshot({ type: 'jpeg', quality: 60, mask, maskColor: '#1f2430', timeout: 5_000 })
  } finally {
    await meant?.evaluate(restore, undefined, { timeout: 500 }).catch(() => undefined)
  }
}

function outline(element: Element, style: string): void {
  if (!(element instanceof HTMLElement)) return
  element.dataset.outlineBefore = element.style.outline
  element.style.outline = style
  element.style.outlineOffset = '2px'
}

function restore(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  element.style.outline = element.dataset.outlineBefore ?? ''
  element.style.outlineOffset = ''
  delete element.dataset.outlineBefore
}
