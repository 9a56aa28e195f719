/// <reference lib="dom" />
import { Refused } from '@app/toolkit'
import type { Locator, Page } from 'playwright-core'
import type { Found } from './find.ts'
import { inPage } from './in-page.ts'
import { measureShown } from './measure-shown.ts'
import { inOwnWorld } from './own-world.ts'

type Boxed = Found & Pick<Locator, 'boundingBox' | 'scrollIntoViewIfNeeded'>

/** Takes hold in the middle of one thing and lets go in the middle of another, as a hand does. */
export async function dragOnto(page: Page, from: Found, onto: Found): Promise<void> {
  const start = await middleOf(from as Boxed)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 4, start.y + 4, { steps: 2 })
  // The page may have to be scrolled for it, with the thing in the hand.
  const end = await middleOf(onto as Boxed)
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 8 })
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
}

async function middleOf(found: Boxed): Promise<{ x: number; y: number }> {
  await found.scrollIntoViewIfNeeded()
  const box = await found.boundingBox()
  if (!box) throw new Refused('It is not to be seen, so it cannot be dragged. Scroll to it, or open what holds it.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const MOST_PRESSES = 300

/** Sets a slider: the browser's own by its value, any other by its keys, until it says it is there. */
export async function slideTo(page: Page, found: Found, value: number): Promise<{ value: string }> {
  const own = await found.evaluate((element) => element instanceof HTMLInputElement)
  if (own) {
    await found.fill(String(value))
    return { value: await found.inputValue() }
  }
  const [more, less] = await found.evaluate((element) => {
    ;(element as HTMLElement).focus()
    // Sideways a number that is typed would only move its caret.
    return element.getAttribute('role') === 'spinbutton' ? ['ArrowUp', 'ArrowDown'] : ['ArrowRight', 'ArrowLeft']
  })
  let now = await measureOf(found)
  if (now === undefined) throw new Refused('It does not say which value it has, so it cannot be set.')
  for (let presses = 0; presses < MOST_PRESSES && now !== value; presses += 1) {
    await page.keyboard.press(String(now < value ? more : less))
    const next = await measureOf(found)
    // One step further than wanted, or one that does not move: this is as near as it goes.
    if (next === undefined || next === now || (now < value ? next > value : next < value)) {
      now = next ?? now
      break
    }
    now = next
  }
  if (now !== value) throw new Refused(`It can be set to ${now}, not to ${value}.`)
  return { value: String(now) }
}

async function measureOf(found: Found): Promise<number | undefined> {
  const said = await found.evaluate(inPage(measureShown))
  return said === null || said.trim() === '' || Number.isNaN(Number(said)) ? undefined : Number(said)
}

/** Where a press may lead besides this page: the link it is in, or the form it would send. */
export const leadsTo = async (found: Found): Promise<string | undefined> =>
  isLocator(found)
    ? (await askWhereTo({ found, in: found, given: undefined })).result
    : found.evaluate(inPage(destinationOf))

const isLocator = (found: Found): found is Locator => 'count' in found
const askWhereTo = inOwnWorld('leads', destinationOf)

/** In the page. */
function destinationOf(found: Element | Element[]): string | undefined {
  const [element] = [found].flat()
  const link = element?.closest('a[href]')
  if (link instanceof HTMLAnchorElement) return link.href
  const form = element?.closest('form') ?? (element && 'form' in element ? (element.form as HTMLFormElement) : null)
  if (!form) return undefined
  // Enter in a field presses the first button that sends the form, wherever that one leads.
  const usual = form.querySelector('button:not([type=button]):not([type=reset]), input[type=submit], input[type=image]')
  const submit = element?.closest('button, input[type=submit], input[type=image]') ?? usual
  // A form may have a field called "action".
  const action = submit?.getAttribute('formaction') ?? form.getAttribute('action')
  return action ? new URL(action, document.baseURI).href : undefined
}

/** A place on a thing, as the browser library wants it: in pixels from its upper left corner. */
export async function pointOn(found: Found, { x, y }: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const box = await (found as Boxed).boundingBox()
  if (!box) throw new Refused('It is not to be seen, so nothing can be pressed on it.')
  return { x: Math.min(box.width * x, box.width - 1), y: Math.min(box.height * y, box.height - 1) }
}

/** Scrolls the box a thing stands in, or the page; where the page itself does not scroll, the largest box of it. */
export async function scrollNear(page: Page, found: Found | undefined, by: number): Promise<void> {
  const near = found ?? page.locator('body')
  if (!(await near.evaluate(inPage(scrollFrom), { by, alone: found !== undefined }))) await page.mouse.wheel(0, by)
}

/** In the page: whether there was something to scroll. */
function scrollFrom(start: Element, { by, alone }: { by: number; alone: boolean }): boolean {
  const root = document.scrollingElement ?? document.documentElement
  const scrolls = (one: Element) =>
    one.scrollHeight > one.clientHeight + 1 && (one === root || /auto|scroll/.test(getComputedStyle(one).overflowY))
  const size = (one: Element) => one.clientWidth * one.clientHeight
  let box: Element | undefined
  if (alone) for (let one: Element | null = start; one && !box; one = one.parentElement) box = scrolls(one) ? one : box
  box ??= scrolls(root)
    ? root
    : [...document.querySelectorAll('*')].filter(scrolls).sort((a, b) => size(b) - size(a))[0]
  box?.scrollBy({ top: by, behavior: 'instant' })
  return box !== undefined
}

/** The address of the page or frame that holds it. */
export const standsOn = (found: Found): Promise<string> => found.evaluate(() => location.href)

/** In the page: the address of what is typed into now. */
export const focusedAt = (): string => {
  const focused = document.activeElement
  return focused instanceof HTMLIFrameElement && focused.src ? focused.src : location.href
}
