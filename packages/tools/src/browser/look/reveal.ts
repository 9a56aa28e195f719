/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core'
import { inPage } from '../in-page.ts'
import { lineTo } from '../line-to.ts'

/** What a person does to a thing with the pointer. */
const PRESSES = new Set([
  'click',
  'mousedown',
  'mouseup',
  'pointerdown',
  'dblclick',
  'contextmenu',
  'dragstart',
  'mouseenter',
])
const MOST = 300

/**
 * The accessibility tree leaves out what says nothing of itself: icons in a line, an empty box that is typed into, a
 * drawing. Whoever listens for a press is given the look of something to press, so that the tree has it with a reference.
 */
export async function reveal(page: Page): Promise<void> {
  try {
    const cdp = await lineTo(page)
    await Promise.all([
      ...(await findListening(cdp)).map((backendNodeId) => showPressable(cdp, backendNodeId)),
      ...page.frames().map((frame) => frame.evaluate(inPage(showSilent)).catch(() => undefined)),
    ])
  } catch {
    // A page that is being left has nothing to reveal; the next look finds the new one.
  }
}

/** The things that listen for a press themselves, in frames and shadow roots too. */
async function findListening(cdp: CDPSession): Promise<number[]> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document' })
  if (!result.objectId) return []
  const all = { objectId: result.objectId, depth: -1, pierce: true }
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', all)
  const ids = listeners.flatMap(({ type, backendNodeId }) =>
    PRESSES.has(type) && backendNodeId ? [backendNodeId] : [],
  )
  return [...new Set(ids)].slice(0, MOST)
}

async function showPressable(cdp: CDPSession, backendNodeId: number): Promise<void> {
  try {
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId })
    if (!object.objectId) return
    const functionDeclaration = `function () { return (${String(inPage(pressable))})(this) }`
    await cdp.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration })
  } catch {
    // It is gone already.
  }
}

/** In the page: one that listens, or what stands in it. Nothing a person sees changes but the pointer over these things. */
function pressable(listens: Node): void {
  const OWN = 'a[href], button, input, select, textarea, label, option, summary, [role], html, body'
  const mark = (element: Element) => {
    const { style } = element as HTMLElement
    if (!style || element.matches(OWN)) return
    const look = getComputedStyle(element)
    if (look.cursor !== 'pointer') style.cursor = 'pointer'
    // A cell is one already, and says more as one: in which row it stands, and whether it is selected.
    if (element.matches('td, th')) return
    const words = (element.textContent ?? '').trim()
    const title = element.getAttribute('title')
    const { width, height } = element.getBoundingClientRect()
    // The tree keeps a block that has words. What has none, or stands in a line with others, is kept as a button.
    const bare = words === '' && !element.querySelector('img, svg, canvas, input') && width > 4 && height > 4
    const inLine = look.display.startsWith('inline') && words !== '' && words.length < 80
    // In something that takes a press itself, it would not be told apart.
    const leaf = element.childElementCount === 0 && words.length < 80
    if (!bare && !inLine && !leaf) return
    element.setAttribute('role', 'button')
    if (title && words.length < 3 && !element.hasAttribute('aria-label')) element.setAttribute('aria-label', title)
  }
  if (listens.nodeType !== Node.ELEMENT_NODE) return
  let element = listens as Element
  // What is hidden is shown by what it stands in, when that is pointed at or pressed.
  if (element.getClientRects().length === 0) {
    while (element.parentElement && element.getClientRects().length === 0) element = element.parentElement
    if (((element as HTMLElement).innerText ?? '').trim().length < 40) mark(element)
    return
  }
  const inside = [...element.querySelectorAll('*')]
  if (inside.length <= 12) mark(element)
  // One that listens for many: what stands in it as a sign of its own, or carries a mark for the program, is one of them.
  for (const one of inside) {
    const words = (one.textContent ?? '').trim()
    const named = [...one.attributes].some(({ name }) => name.startsWith('data-') || name === 'title')
    if (one.childElementCount === 0 && (named || /^[^\w\s]{1,2}$/.test(words))) mark(one)
  }
}

/** In the page: what is typed into or drawn on, and has no role. */
function showSilent(): void {
  const [MOST_IN_LINE, LONGEST] = [3_000, 80]
  const SAYS_PRESS = /^(?:double[- ])?(?:click|tap|press)\b|\bklicken\b|^cliquez|^(?:haz|hacer) clic/iu
  const editable = '[contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only]'
  for (const one of document.querySelectorAll(editable))
    if (!one.hasAttribute('role')) one.setAttribute('role', 'textbox')
  // What one takes a slider by, where the page draws its own and does not say so.
  for (const one of document.querySelectorAll('[class*=slider-handle], [class*=slider-thumb], [class*=slider__handle]'))
    if (!one.hasAttribute('role')) one.setAttribute('role', 'slider')
  // What says of itself that a press does something.
  for (const one of document.querySelectorAll('[title]:not([role])'))
    if (SAYS_PRESS.test(one.getAttribute('title') ?? '') && !one.closest('a[href], button, label, input'))
      if ((one.textContent ?? '').trim().length <= LONGEST) one.setAttribute('role', 'button')
  // A lone sign in something that takes a press is pressed for itself; so are words in a line that the pointer changes over,
  // whoever listens for them: the tree would run them together.
  const inLine = [...document.querySelectorAll('i, span, b, em, strong, small, div, a:not([href])')].slice(
    0,
    MOST_IN_LINE,
  )
  for (const one of inLine) {
    const words = (one.textContent ?? '').trim()
    if (one.hasAttribute('role') || one.childElementCount > 0 || words === '' || words.length > LONGEST) continue
    if (one.getClientRects().length === 0 || one.closest('a[href], button, label, [role=button]')) continue
    const { cursor, display } = getComputedStyle(one)
    if (cursor !== 'pointer') continue
    const isSign = /^[^\w\s]{1,2}$/.test(words)
    const begins = one.parentElement !== null && getComputedStyle(one.parentElement).cursor !== 'pointer'
    // The tree has a box and the only one in it as one.
    const isOnly = one.parentElement?.childElementCount === 1
    if (isSign || (begins && (display.startsWith('inline') || one.localName === 'span' || isOnly)))
      one.setAttribute('role', 'button')
  }
  // A menu that is hidden is shown by what it stands in, when that is pointed at or pressed.
  for (const one of document.querySelectorAll('a[href], button')) {
    if (one.getClientRects().length > 0) continue
    let holder = one.parentElement
    while (holder && holder.getClientRects().length === 0) holder = holder.parentElement
    if (holder && holder !== document.body && holder.innerText.trim().length < 40) holder.style.cursor = 'pointer'
  }
  for (const one of document.querySelectorAll('details > summary')) {
    if (!one.hasAttribute('role')) one.setAttribute('role', 'button')
    one.setAttribute('aria-expanded', String((one.parentElement as HTMLDetailsElement).open))
  }
  for (const one of document.querySelectorAll('canvas')) {
    if (one.hasAttribute('role')) continue
    one.setAttribute('role', 'img')
    if (!one.hasAttribute('aria-label')) one.setAttribute('aria-label', 'drawing')
  }
}
