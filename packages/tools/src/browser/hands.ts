import { Refused } from '@app/toolkit'
import type { Page } from 'playwright-core'
import { REFUSED_HEADER } from './proxy.ts'

/** What a person does on a page from afar. Places are parts of what they see: 0 is left or top, 1 is right or bottom. */
export type Handling =
  | { do: 'move' | 'click'; x: number; y: number }
  | { do: 'scroll'; x: number; y: number; by: number }
  | { do: 'type'; text: string }
  | { do: 'press'; key: string }
  | { do: 'back' }
  | { do: 'open'; url: string }

const OPEN_MS = 15_000
/** Keys of a page. What belongs to the browser itself, such as F12, is nobody's business from afar. */
const KEY =
  /^((Shift|Control|Alt|Meta)\+){0,3}([\x20-\x7e]|Enter|Tab|Backspace|Delete|Escape|Home|End|PageUp|PageDown|Arrow(Up|Down|Left|Right))$/

/** Lays a person's hand on the page. Where it may go is decided by the same guard as for the agent. */
export async function handle(page: Page, what: Handling): Promise<void> {
  switch (what.do) {
    case 'move':
      return page.mouse.move(...at(page, what))
    case 'click':
      return page.mouse.click(...at(page, what))
    case 'scroll':
      await page.mouse.move(...at(page, what))
      return page.mouse.wheel(0, what.by)
    case 'type':
      // One letter is typed, as a page that listens to keys expects it; more is pasted.
      return what.text.length === 1 ? page.keyboard.type(what.text) : page.keyboard.insertText(what.text)
    case 'press':
      if (!KEY.test(what.key)) throw new Refused('This key does nothing here.')
      return page.keyboard.press(what.key)
    case 'back':
      return void (await page.goBack({ timeout: OPEN_MS, waitUntil: 'domcontentloaded' }))
    case 'open':
      return open(page, what.url)
  }
}

async function open(page: Page, url: string): Promise<void> {
  // S-23: the one way out that does not lead over the network.
  if (!/^https?:\/\//i.test(url)) throw new Refused('Only http and https addresses are opened. Write it in full.')
  const answer = await page.goto(url, { timeout: OPEN_MS, waitUntil: 'domcontentloaded' })
  const refused = answer?.headers()[REFUSED_HEADER]
  if (refused) throw new Refused(decodeURIComponent(refused))
}

function at(page: Page, { x, y }: { x: number; y: number }): [number, number] {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return [Math.round(x * width), Math.round(y * height)]
}
