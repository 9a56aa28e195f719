import { NotThere, type Seen, wordsIn } from '@app/toolkit'
import type { Frame, Locator, Page } from 'playwright-core'
import { byVisibleText } from './by-visible-text.ts'
import { ground, wordsOf } from './ground/ground.ts'
import { mayPress } from './ground/may-press.ts'
import { reveal } from './look/reveal.ts'
import { nearTo } from './near.ts'
import { type Nearest, nearestTo, tellApart } from './nearest.ts'
import { sayTarget, type Target } from './target.ts'

/** Long enough for a page that is still drawing, short enough that a wrong word is told soon. */
const PATIENCE_MS = 5_000
const EXACT_MS = 600
const LOOK_EVERY_MS = 50
/** What a reference means is there, or gone: nobody waits for it. */
const REF_MS = 400

type Root = Page | Frame | Locator
type Role = Parameters<Page['getByRole']>[0]
export type Kind = 'pressed' | 'filled' | 'any'
/** What both a locator and a handle can do; only how their types are written tells them apart. */
export type Found = Pick<
  Locator,
  | 'click'
  | 'fill'
  | 'inputValue'
  | 'selectOption'
  | 'setChecked'
  | 'isChecked'
  | 'setInputFiles'
  | 'innerText'
  | 'evaluate'
  | 'evaluateHandle'
  | 'hover'
  | 'press'
>

/** What was meant, and what the page calls it where that is something else. */
export interface Meant {
  found: Found
  called?: string
}

/** What a word may mean, from what says most to what says least. */
const WAYS: Record<Kind, readonly ((root: Root, words: string, exact: boolean) => Locator)[]> = {
  pressed: [
    (root, name, exact) => root.getByRole('button', { name, exact }),
    (root, name, exact) => root.getByRole('link', { name, exact }),
    (root, name, exact) => root.getByRole('menuitem', { name, exact }),
    (root, name, exact) => root.getByRole('tab', { name, exact }),
    (root, name, exact) => root.getByLabel(name, { exact }),
    (root, name, exact) => root.getByText(name, { exact }),
  ],
  filled: [
    (root, name, exact) => root.getByLabel(name, { exact }),
    (root, name, exact) => root.getByRole('textbox', { name, exact }),
    (root, name, exact) => root.getByPlaceholder(name, { exact }),
    (root, name) => root.locator(`[name=${JSON.stringify(name)}]`),
  ],
  any: [
    (root, name, exact) => root.getByLabel(name, { exact }),
    (root, name, exact) => root.getByText(name, { exact }),
  ],
}

/**
 * The one element that is meant, in the page or a frame of it, once it is there. What fits several is not guessed at; what
 * fits nothing is said with what helps.
 */
export async function find(page: Page, target: Target, kind: Kind, signal: AbortSignal): Promise<Meant> {
  const start = performance.now()
  const until = start + PATIENCE_MS
  let revealed = false
  for (;;) {
    signal.throwIfAborted()
    const { found, several } = await look(page, target, kind)
    if (found) return { found }
    // A look may have given it the role it is known by.
    if (!several && !revealed && typeof target === 'object') {
      revealed = true
      await reveal(page)
      continue
    }
    // More words than it shows may be hidden in it.
    const shown =
      several || typeof target !== 'object' || !target.text ? undefined : await byVisibleText(page, target.text)
    if (shown) return { found: shown as unknown as Found }
    // What is called exactly so may still come; only then is something like it good enough.
    const like = several || performance.now() < start + EXACT_MS ? undefined : await ground(page, target, kind)
    if (like) return { found: like.element as unknown as Found, called: like.called }
    if (performance.now() > until && typeof target === 'object' && target.ref && !several)
      throw new NotThere(`${sayTarget(target)} is not there any more: the page was drawn anew. Look again.`)
    if (performance.now() > until)
      throw several
        ? ambiguous(target, several.length, await tellApart(several))
        : missing(target, await nearestTo(page, target, kind))
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** What fits now, without waiting. */
export async function look(
  page: Page,
  target: Target,
  kind: Kind,
): Promise<{ found?: Locator; several?: readonly Locator[] }> {
  if (typeof target === 'object' && target.ref) {
    // Good for as long as the thing itself is there; after that only what was said of it helps.
    const one = page.getByRef(target.ref)
    if ((await one.count().catch(() => 0)) === 1) return { found: one }
    // Of several alike, the one that was meant cannot be told any more: "the second" is another one now.
    if (target.nth !== undefined && kind !== 'filled')
      throw new NotThere(`${sayTarget(target)} has changed since the look. Look again.`)
  }
  let several: readonly Locator[] = []
  for (const frame of page.frames()) {
    for (const { candidate, whole } of candidatesIn(frame, target, kind)) {
      const all = candidate.filter({ visible: true })
      const near = typeof target === 'object' && target.near ? await nearTo(all, target.near) : undefined
      const count = near ? near.length : await all.count().catch(() => 0)
      const visible = near?.length === 1 ? all.nth(near[0] ?? 0) : all
      // A part of a longer name: nobody presses "Delete account" for "Delete".
      if (count === 1 && !whole && kind === 'pressed' && !mayPress(wordsOf(target) ?? '', await nameOf(visible)))
        continue
      if (typeof target === 'object' && target.nth !== undefined && count >= target.nth)
        return { found: all.nth(near?.[target.nth - 1] ?? target.nth - 1) }
      if (count === 1) return { found: visible }
      if (count > several.length && count > 1)
        several = Array.from({ length: count }, (_, at) => all.nth(near?.[at] ?? at))
    }
  }
  return several.length > 0 ? { several } : {}
}

/** All that fit, and which of them is meant. */
export interface Described {
  all: Locator
  nth?: number | undefined
}

/** A description that can mean one kind of thing alone; none where it takes a closer look. */
export function describedIn(frame: Frame, target: Target, kind: Kind): Described | undefined {
  if (typeof target === 'string' || target.ref || target.near) return undefined
  const [only, ...more] = candidatesIn(frame, target, kind)
  if (!only?.whole || more.length > 0) return undefined
  return { all: only.candidate.filter({ visible: true }), nth: target.nth }
}

interface Candidate {
  candidate: Locator
  /** Called so, and not only in part. */
  whole: boolean
}

function candidatesIn(frame: Frame, target: Target, kind: Kind): Candidate[] {
  // Whole words first: "Save" is not "Save as draft" while there is a "Save".
  if (typeof target === 'string')
    return [true, false].flatMap((whole) => WAYS[kind].map((way) => ({ candidate: way(frame, target, whole), whole })))
  const root: Root = frame
  const { role, name, label, text, placeholder, css, exact } = target
  if (!role && !name && !label && !text && !placeholder && !css) return []
  const parts: Locator[] = []
  if (css) parts.push(root.locator(css))
  if (role) parts.push(root.getByRole(role as Role, name ? { name, exact } : {}))
  else if (name) return WAYS[kind].map((way) => ({ candidate: way(root, name, exact), whole: exact }))
  if (label) parts.push(root.getByLabel(label, { exact }))
  if (placeholder) parts.push(root.getByPlaceholder(placeholder, { exact }))
  if (text) parts.push(root.getByText(text, { exact }))
  const [first, ...rest] = parts
  const whole = exact || css !== undefined || (!name && !text)
  return first ? [{ candidate: rest.reduce((all, one) => all.and(one), first), whole }] : []
}

/** As the browser library computes it. */
async function nameOf(found: Locator): Promise<string> {
  const [node = ''] = (await found.ariaSnapshotJSON({ timeout: REF_MS }).catch(() => [])) as Seen[]
  return (typeof node !== 'string' && node.name) || wordsIn(node)
}

/** Not there, with what of the page comes nearest, so that a picture can show where it is. */
export class NotFound extends NotThere {
  readonly nearest: readonly Found[]
  constructor(words: string, nearest: readonly Nearest[]) {
    super(words)
    this.nearest = nearest.map(({ found }) => found)
  }
}

const listed = (nearest: readonly Nearest[]): string => nearest.map(({ said }) => said).join(', ')

const missing = (target: Target, nearest: readonly Nearest[]) =>
  new NotFound(
    `There is no ${sayTarget(target)} to be seen on this page. ${
      nearest.length > 0
        ? `Nearest: ${listed(nearest)}. Use one of these names.`
        : 'Nothing there is called anything like it. Open the page, tab or menu that holds it.'
    }`,
    nearest,
  )
const ambiguous = (target: Target, count: number, rivals: readonly Nearest[]) =>
  new NotFound(
    `${count} things on this page fit ${sayTarget(target)}: ${listed(rivals)}${count > rivals.length ? ', …' : ''}. Say which: by its row or section (near), or by its number (nth).`,
    rivals,
  )
