/// <reference lib="dom" />
import type { ElementHandle, Locator, Page } from 'playwright-core'
import { describedIn } from './find.ts'
import { inPage } from './in-page.ts'
import { type Asked, inOwnWorld } from './own-world.ts'
import type { Target } from './target.ts'

/** Where to press. */
export interface Aim {
  x: number
  y: number
  /** What it stands for, where it is one of a list to pick from: to press it is to enter that. */
  picked?: string
}

/** Finds what is called exactly so and draws a line around it; whether it did. Undone by `unmark`. */
export async function markAtOnce(page: Page, target: Target, outline: string): Promise<boolean> {
  return (await aimAtOnce(page, target, { outline })) !== undefined
}

export const unmark = (page: Page): Promise<void> => page.evaluate(inPage(restore)).catch(() => undefined)

/**
 * Finds what is called or described exactly so, ready to be pressed: a trip to the page before the press and one after. Most
 * buttons and links are that plain, and each trip costs as much as the work. Undefined where it takes a closer look.
 */
export const aimAt = (page: Page, target: Target, how: Omit<How, 'guard'> = {}): Promise<Aim | undefined> =>
  aimAtOnce(page, target, { guard: true, ...how })

/** Aims at what is known already. */
export const aimAtElement = (element: Pick<Locator | ElementHandle, 'evaluate'>): Promise<Aim | undefined> =>
  (element as Locator).evaluate(inPage(aim), { how: { guard: true } }, { timeout: 500 }).catch(() => undefined)

export const pressElement = async (page: Page, element: Pick<Locator | ElementHandle, 'evaluate'>): Promise<boolean> =>
  pressAimed(page, await aimAtElement(element))

/** Presses where somebody aimed. False, with nothing pressed, where it would fall on something else by now. */
export async function pressAimed(page: Page, aim: Aim | undefined): Promise<boolean> {
  if (!aim) return false
  await page.mouse.click(aim.x, aim.y)
  // A page that was left has been pressed.
  return page.evaluate(inPage(wasHit)).catch(() => true)
}

const aimInOwnWorld = inOwnWorld('aim', aim)
const askToAim = (asked: Asked<Wanted>): Promise<Aim | undefined> =>
  aimInOwnWorld(asked).then(
    ({ result }) => result,
    () => undefined,
  )

interface How {
  /** A line around it, until it is pressed. */
  outline?: string
  guard?: boolean
  linkOnly?: boolean
}

async function aimAtOnce(page: Page, target: Target, how: How): Promise<Aim | undefined> {
  if (typeof target === 'string')
    return page.frames().length > 1 ? undefined : askToAim({ found: calledSo(page, target), in: page, given: { how } })
  if (target.ref) {
    const found = page.getByRef(target.ref)
    return askToAim({ found, in: found, given: { how } })
  }
  const meant = describedIn(page.mainFrame(), target, 'pressed')
  return meant && askToAim({ found: meant.all, in: page, given: { nth: meant.nth, how } })
}

const PRESSED = ['button', 'link', 'menuitem', 'tab'] as const

/** All that is called exactly so and can be pressed. What a frame holds may be called the same. */
const calledSo = (page: Page, name: string): Locator =>
  PRESSED.map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((all, one) => all.or(one))
    .filter({ visible: true })

interface Wanted {
  /** Which of those that were found, where several are. */
  nth?: number | undefined
  how: How
}

/** Runs in the page. Nothing for what is hidden, moves, lies under something else, or is not the only one. */
function aim(found: Element | Element[], { nth, how }: Wanted): Aim | undefined {
  const PRESSED =
    'button, a[href], [role=button], [role=link], [role=menuitem], [role=tab], input[type=submit], input[type=button], input[type=reset]'
  const PICKED = '[role=option], [role=menuitemradio], [role=radio]'
  const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  const HANGS = new Set(['absolute', 'fixed'])
  const MOST_TEXTS = 20
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const leads = (one: HTMLElement) => {
    const link = one.closest('a[href]')
    return link !== null && !/^\s*javascript:/i.test(link.getAttribute('href') ?? '')
  }
  function mark(one: HTMLElement, outline: string): void {
    one.dataset.outlineBefore = one.style.outline
    one.style.outline = outline
    one.style.outlineOffset = '2px'
  }
  function unmark(one: HTMLElement): void {
    if (one.dataset.outlineBefore === undefined) return
    one.style.outline = one.dataset.outlineBefore
    one.style.outlineOffset = ''
    delete one.dataset.outlineBefore
  }
  /** What lies at a place can change between two words to a page: a press that falls on something else is kept from it. */
  function watchPress(one: HTMLElement): void {
    const { dataset } = document.documentElement
    delete dataset.pressMissed
    let isMissed: boolean | undefined
    const watch = (event: Event) => {
      unmark(one)
      isMissed ??= !one.contains(event.target as Node)
      if (isMissed) {
        // On the page, where whoever aimed looks for it from another world.
        dataset.pressMissed = ''
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (event.type === 'click') for (const name of EVENTS) window.removeEventListener(name, watch, true)
    }
    for (const name of EVENTS) window.addEventListener(name, watch, true)
  }

  /** A press there is one on the card itself, and not on something that hangs over it or is pressed by itself. */
  function isFree(card: HTMLElement, { x, y }: { x: number; y: number }): boolean {
    let one = document.elementFromPoint(x, y)
    if (!one || !card.contains(one)) return false
    for (; one && one !== card; one = one.parentElement)
      if (one.matches(`${PRESSED}, input, select, textarea, [tabindex]`) || HANGS.has(getComputedStyle(one).position))
        return false
    return true
  }
  /** A card is pressed on its words, where its middle is taken. */
  function placeOfWords(card: HTMLElement): { x: number; y: number } | undefined {
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    for (let count = 0; count < MOST_TEXTS && texts.nextNode(); count += 1) {
      if (!/\p{L}{2}/u.test((texts.currentNode as Text).data)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, top, width, height } = range.getBoundingClientRect()
      const place = { x: left + width / 2, y: top + height / 2 }
      if (width > 0 && isFree(card, place)) return place
    }
    return undefined
  }

  const all = [found].flat() as HTMLElement[]
  const only = nth !== undefined ? all[nth - 1] : all[1] ? undefined : all[0]
  // Places in a frame are counted from its own corner.
  if (!only || only.ownerDocument !== document || window !== window.top) return
  if (document.getAnimations().some(({ playState }) => playState === 'running')) return
  if (only.closest('[aria-hidden=true], [inert], :disabled, [aria-disabled=true]')) return
  if (how.linkOnly && !leads(only)) return
  only.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const box = only.getBoundingClientRect()
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const place = only.matches(PRESSED) || isFree(only, middle) ? middle : (placeOfWords(only) ?? middle)
  const { x, y } = place
  if (!only.contains(document.elementFromPoint(x, y))) return
  if (how.outline) mark(only, how.outline)
  if (how.guard) watchPress(only)
  const picked = plain(only.closest(PICKED)?.textContent)
  return picked === '' ? { x, y } : { x, y, picked }
}

/** Runs in the page. */
function wasHit(): boolean {
  const { dataset } = document.documentElement
  const isMissed = 'pressMissed' in dataset
  delete dataset.pressMissed
  return !isMissed
}

/** Runs in the page. */
function restore(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-outline-before]')) {
    one.style.outline = one.dataset.outlineBefore ?? ''
    one.style.outlineOffset = ''
    delete one.dataset.outlineBefore
  }
}
