import { Refused } from '@app/toolkit'
import type { Page } from 'playwright-core'
import { REFUSED_HEADER } from './proxy.ts'

/** What a person does on a page from afar. Places are parts of what they see: 0 is left or top, 1 is right or bottom. */
export type Handling =
  | Touch
  | Mark
  /** To what the page asks in a dialog of the browser. */
  | { do: 'answer'; accept: boolean; text?: string | undefined }

/** What is done to the page itself. `again`: right after the last one, which makes two of them a double click. */
export type Touch =
  | { do: 'move'; x: number; y: number }
  | { do: 'click'; x: number; y: number; again?: boolean | undefined; right?: boolean | undefined }
  | { do: 'drag'; x: number; y: number; toX: number; toY: number }
  | { do: 'scroll'; x: number; y: number; by: number }
  | { do: 'type'; text: string }
  | { do: 'press'; key: string }
  | { do: 'back' }
  | { do: 'open'; url: string }

/** Says what is to be read while something is shown: the value that stands there, or all of the list it is in. */
export interface Mark {
  do: 'mark'
  x: number
  y: number
  all?: boolean | undefined
}

const OPEN_MS = 15_000
/** Keys of a page. What belongs to the browser itself, such as F12, is nobody's business from afar. */
const KEY =
  /^((Shift|Control|Alt|Meta)\+){0,3}([\x20-\x7e]|Enter|Tab|Backspace|Delete|Escape|Home|End|PageUp|PageDown|Arrow(Up|Down|Left|Right))$/

/** Lays a person's hand on the page. Where it may go is decided by the same guard as for the agent. */
export async function handle(page: Page, what: Touch): Promise<void> {
  switch (what.do) {
    case 'move':
      return page.mouse.move(...at(page, what))
    case 'click':
      return click(page, what)
    case 'drag':
      return drag(page, what)
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

async function click(page: Page, what: Extract<Touch, { do: 'click' }>): Promise<void> {
  await page.mouse.move(...at(page, what))
  const how = { clickCount: what.again ? 2 : 1, button: what.right ? ('right' as const) : ('left' as const) }
  await page.mouse.down(how)
  await page.mouse.up(how)
}

async function drag(page: Page, { x, y, toX, toY }: Extract<Touch, { do: 'drag' }>): Promise<void> {
  await page.mouse.move(...at(page, { x, y }))
  await page.mouse.down()
  // A page takes it for dragging once the pointer has moved a little, and once more where it is dropped.
  await page.mouse.move(...at(page, { x: toX, y: toY }), { steps: 8 })
  await page.mouse.move(...at(page, { x: toX, y: toY }))
  await page.mouse.up()
}

async function open(page: Page, url: string): Promise<void> {
  // S-23: the one way out that does not lead over the network.
  if (!/^https?:\/\//i.test(url)) throw new Refused('Only http and https addresses are opened. Write it in full.')
  const answer = await page.goto(url, { timeout: OPEN_MS, waitUntil: 'domcontentloaded' })
  const refused = answer?.headers()[REFUSED_HEADER]
  if (refused) throw new Refused(decodeURIComponent(refused))
}

/** A place in the picture as a point of the page. */
export function pointIn(page: Page, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return { x: Math.round(x * width), y: Math.round(y * height) }
}

function at(page: Page, place: { x: number; y: number }): [number, number] {
  const { x, y } = pointIn(page, place)
  return [x, y]
}
