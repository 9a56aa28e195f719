import { lineOf } from './page/text-of.ts'
import type { Page } from './page/tree.ts'

/** Fewer letters than this beside scripts, and the page is the empty frame of an application. */
const FEW_LETTERS = 200

/** Whether a page as it was sent has next to nothing to read, because scripts are to build it. */
export function isBuiltByScript(page: Page): boolean {
  if (!page.all.some(({ tag }) => tag === 'script')) return false
  const body = page.all.find(({ tag }) => tag === 'body') ?? page.root
  return lineOf(body).length < FEW_LETTERS
}
