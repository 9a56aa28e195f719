/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { inPage } from '../in-page.ts'

/**
 * The list of a choice is drawn by the system, outside of the page: whoever sees only the page's picture would not see it.
 * Drawn by the page, it is there to be pressed.
 */
export async function openPickers(page: Page): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(inPage(drawInPage)).catch(() => undefined)))
}

/** In the page, once. */
function drawInPage(): void {
  const NAME = 'drawn-pickers'
  const draw = (root: Document | ShadowRoot) => {
    const sheets = root.adoptedStyleSheets as (CSSStyleSheet & { called?: string })[]
    if (!sheets.some(({ called }) => called === NAME)) {
      // Drawn anew, it keeps its size: nothing moves under the hand that is about to press it.
      for (const one of root.querySelectorAll('select')) {
        const { width, height } = one.getBoundingClientRect()
        if (width > 0) one.style.cssText += `;box-sizing:border-box;width:${width}px;height:${height}px;min-height:0`
      }
      const sheet: CSSStyleSheet & { called?: string } = new CSSStyleSheet()
      sheet.replaceSync('select:not([multiple], [size]), ::picker(select) { appearance: base-select }')
      sheet.called = NAME
      root.adoptedStyleSheets.push(sheet)
    }
    for (const one of root.querySelectorAll('*')) if (one.shadowRoot) draw(one.shadowRoot)
  }
  draw(document)
}
