/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import type { Found } from './find.ts'

/** What is longer is put in at once: nobody waits for suggestions to it. */
const LONGEST_TYPED = 200

/** Puts a text into a field and says what it holds then. One that suggests is typed into, since it listens for keys. */
export async function fillField(page: Page, found: Found, value: string): Promise<string> {
  const suggests = await found.evaluate((element) =>
    element.matches('[role=combobox], [role=searchbox], [aria-autocomplete], [aria-haspopup], input[type=search]'),
  )
  if (suggests && value !== '' && value.length <= LONGEST_TYPED && !value.includes('\n')) {
    await found.fill('')
    await page.keyboard.type(value)
  } else await found.fill(value)
  return found.evaluate(heldBy)
}

/** Of a field, or of a box that is typed into like one. */
const heldBy = (element: Element): string =>
  'value' in element ? String(element.value) : (element as HTMLElement).innerText.trim()
