/// <reference lib="dom" />
import type { ElementHandle, Locator, Page } from 'playwright-core'
import { inPage } from './in-page.ts'
import type { Target } from './target.ts'

/** Where to press. */
interface Aim {
  x: number
  y: number
}

/** What stands in the page's window while a press is under way: whether it fell on something else. */
interface Guarded {
  pressMissed?: boolean | undefined
}

/** Finds what is called exactly so and draws a line around it; whether it did. Undone by `unmark`. */
export async function markAtOnce(page: Page, target: Target, outline: string): Promise<boolean> {
  return (await aimAtOnce(page, target, { outline })) !== undefined
}

export const unmark = (page: Page): Promise<void> => page.evaluate(inPage(restore)).catch(() => undefined)

/**
 * Finds what is called exactly so and presses it, in a trip to the page before and one after. Most buttons and links are that
 * plain, and each trip costs as much as the work. False, with nothing pressed, where it takes a closer look.
 */
export async function pressAtOnce(page: Page, target: Target, { linkOnly = false } = {}): Promise<boolean> {
  return pressAimed(page, await aimAtOnce(page, target, { guard: true, linkOnly }))
}

/** The same for what is known already. */
export async function pressElement(page: Page, element: ElementHandle): Promise<boolean> {
  const what = element as ElementHandle<HTMLElement>
  return pressAimed(page, await page.evaluate(inPage(aim), { what, how: { guard: true } }).catch(() => undefined))
}

/** The same for what a closer look has found. */
export async function pressFound(page: Page, found: Pick<Locator, 'evaluateHandle'>): Promise<boolean> {
  const element = await found.evaluateHandle((one) => one, undefined, { timeout: 500 }).catch(() => undefined)
  return element ? pressElement(page, element as ElementHandle) : false
}

async function pressAimed(page: Page, aim: Aim | undefined): Promise<boolean> {
  if (!aim) return false
  await page.mouse.click(aim.x, aim.y)
  // A page that was left has been pressed.
  return page.evaluate(inPage(wasHit)).catch(() => true)
}

interface How {
  outline?: string
  guard?: boolean
  linkOnly?: boolean
}

async function aimAtOnce(page: Page, target: Target, how: How): Promise<Aim | undefined> {
  if (typeof target !== 'string') return undefined
  return page.evaluate(inPage(aim), { what: target, how }).catch(() => undefined)
}

/** Runs in the page. Nothing for what is hidden, moves, lies under something else, or is not the only one. */
function aim({ what, how }: { what: string | HTMLElement; how: How }): Aim | undefined {
  const PRESSED =
    'button, a[href], [role=button], [role=link], [role=menuitem], [role=tab], input[type=submit], input[type=button], input[type=reset]'
  const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isSeen = (one: HTMLElement) => one.checkVisibility({ visibilityProperty: true } as never)
  const nameOf = (one: HTMLElement) =>
    plain(one.getAttribute('aria-label') ?? (one.localName === 'input' ? one.getAttribute('value') : one.textContent))
  const leads = (one: HTMLElement) => {
    const link = one.closest('a[href]')
    return link !== null && !/^\s*javascript:/i.test(link.getAttribute('href') ?? '')
  }
  function mark(one: HTMLElement, outline: string): void {
    one.dataset.outlineBefore = one.style.outline
    one.style.outline = outline
    one.style.outlineOffset = '2px'
  }
  /** What lies at a place can change between two words to a page: a press that falls on something else is kept from it. */
  function watchPress(one: HTMLElement): void {
    const guarded = window as Guarded
    guarded.pressMissed = undefined
    const watch = (event: Event) => {
      guarded.pressMissed ??= !one.contains(event.target as Node)
      if (guarded.pressMissed) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (event.type === 'click') for (const name of EVENTS) window.removeEventListener(name, watch, true)
    }
    for (const name of EVENTS) window.addEventListener(name, watch, true)
  }

  function findOnly(words: string): HTMLElement | undefined {
    // What a frame or a shadow root holds may be called the same, and so may a picture.
    const said = CSS.escape(words)
    if (document.querySelector(`iframe, frame, object, [alt="${said}"], [title="${said}"], [aria-labelledby]`)) return
    if ([...document.querySelectorAll('*')].some((one) => one.shadowRoot)) return
    const called = [...document.querySelectorAll<HTMLElement>(PRESSED)].filter((one) => nameOf(one) === words)
    const [only, ...more] = called.filter(isSeen)
    return more.length > 0 ? undefined : only
  }

  const only = typeof what === 'string' ? findOnly(what) : what
  if (!only || only.ownerDocument !== document) return
  if (document.getAnimations().some(({ playState }) => playState === 'running')) return
  if (only.closest('[aria-hidden=true], [inert], :disabled, [aria-disabled=true]')) return
  if (how.linkOnly && !leads(only)) return
  only.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const box = only.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  if (!only.contains(document.elementFromPoint(x, y))) return
  if (how.outline) mark(only, how.outline)
  if (how.guard) watchPress(only)
  return { x, y }
}

/** Runs in the page. */
const wasHit = (): boolean => (window as Guarded).pressMissed !== true

/** Runs in the page. */
function restore(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-outline-before]')) {
    one.style.outline = one.dataset.outlineBefore ?? ''
    one.style.outlineOffset = ''
    delete one.dataset.outlineBefore
  }
}
