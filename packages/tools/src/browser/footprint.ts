/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { inPage } from './in-page.ts'

/** What tells one state of a page from another, in its frames and open shadow roots too. */
export const footprintOf = (page: Page): Promise<string> => page.evaluate(inPage(footprint)).catch(() => '')

function footprint(): string {
  const parts: string[] = [location.href]
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot)
      if (element.localName === 'iframe') {
        try {
          const inner = (element as HTMLIFrameElement).contentDocument
          if (inner) walk(inner)
        } catch {
          // Of another origin: not ours to look into.
        }
      }
      const field = element as HTMLInputElement
      if (/^(input|select|textarea)$/.test(element.localName)) parts.push(`${field.value} ${field.checked}`)
      if (
        element.hasAttribute('aria-pressed') ||
        element.hasAttribute('aria-expanded') ||
        element.hasAttribute('aria-selected')
      )
        parts.push(element.outerHTML.slice(0, 200))
    }
    parts.push((root as Document).body?.innerText ?? root.textContent ?? '')
    parts.push(String(root.querySelectorAll('*').length))
  }
  walk(document)
  return parts.join('\n')
}
