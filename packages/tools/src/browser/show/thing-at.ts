/// <reference lib="dom" />
import type { ElementHandle, Frame, Page } from 'playwright-core'
import { inPage } from '../in-page.ts'
import type { Snapshot } from '../look/snapshot.ts'

/** What a person points at or types into, as the look knows it. */
export interface Thing {
  ref: string
  kind: 'text' | 'lines' | 'choice' | 'tick' | 'round' | 'slider' | 'file' | 'press'
  isSecret: boolean
  /** What it holds now; as it was last, where it is gone. */
  read(): Promise<Held>
}

export interface Held {
  value: string
  chosen: string[]
  on: boolean
}

type Point = { x: number; y: number }

const MARK = 'data-pointed-at'
/** So far up a thing that the look has no reference for is looked for in what holds it. */
const MOST_UP = 4

/** The thing at a point of the page, or the one that has the focus; frames and shadow roots are looked into. */
export async function thingAt(
  page: Page,
  point: Point | undefined,
  known: Pick<Snapshot, 'targets'>,
  which: 'acts' | 'any' = 'acts',
): Promise<Thing | undefined> {
  const found = await elementAt(page.mainFrame(), { point, which })
  if (!found) return undefined
  let held: Held = { value: '', chosen: [], on: false }
  const read = async () => {
    held = await found.element.evaluate(inPage(heldBy)).catch(() => held)
    return held
  }
  const { kind, isSecret } = await found.element.evaluate(inPage(kindOf))
  const ref = await refOf(found, known)
  // What is secret is known as that, though nothing else is known of it.
  if (!ref && !isSecret) return undefined
  await read()
  return { ref: ref ?? '', kind, isSecret, read }
}

interface Placed {
  frame: Frame
  element: ElementHandle<Element>
}

interface Sought {
  /** Without one, what has the focus. */
  point: Point | undefined
  /** What takes a press or a value, whatever is there or can be dragged, or the words that are there. */
  which: 'acts' | 'any' | 'words'
}

export async function elementAt(frame: Frame, { point, which }: Sought): Promise<Placed | undefined> {
  const element = (
    await frame.evaluateHandle(inPage(deepest), { point, which })
  ).asElement() as ElementHandle<Element> | null
  if (!element) return undefined
  const inner = await element.contentFrame()
  if (!inner) return { frame, element }
  const edge = await element.evaluate((one) => {
    const { left, top } = one.getBoundingClientRect()
    return { x: left + one.clientLeft, y: top + one.clientTop }
  })
  return elementAt(inner, { point: point && { x: point.x - edge.x, y: point.y - edge.y }, which })
}

/** The look's own reference: the library gives a thing the same one each time, also where it is looked at alone. */
async function refOf({ frame, element }: Placed, { targets }: Pick<Snapshot, 'targets'>): Promise<string | undefined> {
  for (let up = 0; up <= MOST_UP; up += 1) {
    await element.evaluate(inPage(markUp), { up, mark: MARK })
    const marked = frame.locator(`[${MARK}]`).first()
    const [seen] = (await marked.ariaSnapshotJSON({ mode: 'ai', timeout: 1_000 }).catch(() => [])) as { ref?: string }[]
    await marked.evaluate((one, mark) => one.removeAttribute(mark), MARK, { timeout: 1_000 }).catch(() => undefined)
    if (seen?.ref && targets.has(seen.ref)) return seen.ref
  }
  return undefined
}

/** In the page. */
function markUp(element: Element, { up, mark }: { up: number; mark: string }): void {
  let one = element
  for (let at = 0; at < up; at += 1) one = one.parentElement ?? one
  one.setAttribute(mark, '')
}

/** In the page: the innermost thing that takes a press or a value, or the frame it stands in; nothing where nothing does. */
function deepest({ point, which }: Sought): Element | null {
  const ACTS =
    'a[href], button, input, select, textarea, summary, option, iframe, [contenteditable=""], [contenteditable=true], ' +
    '[role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option], [role=menuitem], ' +
    '[role=menuitemcheckbox], [role=menuitemradio], [role=treeitem], [role=slider], [role=spinbutton], [role=textbox], ' +
    '[role=searchbox], [role=combobox], [role=gridcell]'
  const within = (root: Document | ShadowRoot) => (point ? root.elementFromPoint(point.x, point.y) : root.activeElement)
  let hit = within(document)
  for (let root = hit?.shadowRoot; root; root = hit?.shadowRoot) {
    const inner = within(root)
    if (!inner || inner === hit) break
    hit = inner
  }
  if (!hit || !point) return hit === document.body ? null : hit
  if (which === 'words') return hit
  if (which === 'any') return hit.closest('[draggable=true]') ?? hit
  const own = hit.closest(ACTS)
  const label = hit.closest('label')
  if (own?.matches('option')) return own.closest('select') ?? own
  if (own && !(label && own.contains(label))) return own
  if (label?.control) return label.control
  if (own) return own
  // A pointer is handed down to everything inside: what is pressed is the outermost that has it.
  let pointed: Element | null = null
  for (let one: Element | null = hit; one && getComputedStyle(one).cursor === 'pointer'; one = one.parentElement)
    pointed = one
  return pointed
}

/** In the page. */
function kindOf(element: Element): Pick<Thing, 'kind' | 'isSecret'> {
  const SECRET =
    '[type=password], [autocomplete~=current-password], [autocomplete~=new-password], [autocomplete~=one-time-code], [autocomplete*=cc-]'
  const type = element instanceof HTMLInputElement ? element.type : ''
  const role = element.getAttribute('role') ?? ''
  // A password that is shown as text is one all the same.
  const called = `${element.getAttribute('name')} ${element.id}`
  const isSecret = element.matches(SECRET) || /passw|contrase|mot-?de-?passe|\bcvc\b|\bcvv\b/i.test(called)
  const is = (kind: Thing['kind']) => ({ kind, isSecret })
  if (type === 'file') return is('file')
  if (element instanceof HTMLSelectElement) return is('choice')
  if (type === 'radio' || /^(?:radio|menuitemradio)$/.test(role)) return is('round')
  if (type === 'checkbox' || /^(?:checkbox|switch|menuitemcheckbox)$/.test(role)) return is('tick')
  if (type === 'range' || role === 'slider') return is('slider')
  if (/^(?:submit|button|reset|image)$/.test(type)) return is('press')
  if (element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable))
    return is('lines')
  return is(element instanceof HTMLInputElement || /^(?:textbox|searchbox)$/.test(role) ? 'text' : 'press')
}

/** In the page. */
function heldBy(element: Element): Held {
  const value =
    'value' in element && typeof element.value === 'string'
      ? element.value
      : (element.getAttribute('aria-valuenow') ?? (element as HTMLElement).innerText ?? '')
  return {
    value,
    chosen: element instanceof HTMLSelectElement ? [...element.selectedOptions].map((one) => one.label) : [],
    on: element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true',
  }
}
