/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'
import { markAtOnce, unmark } from './aim-at-once.ts'
import { type Found, type Kind, look } from './find.ts'
import { inPage } from './in-page.ts'
import { lineTo } from './line-to.ts'
import { MARKED, markSecrets, unmarkSecrets } from './mark-secrets.ts'
import type { Target } from './target.ts'

/** The line around what is meant. */
export const OUTLINE = '3px solid #7c5cff'
const QUALITY = 60

/** S-33: what is typed into these is covered before a picture is taken, not after. */
const SECRET = [
  'input[type=password]',
  'input[autocomplete*=one-time-code]',
  'input[autocomplete^=cc-]',
  'input[autocomplete*=password]',
].join(', ')

/** A picture of what can be seen, with the meant thing outlined and secrets covered, also where a page shows one back. */
export async function takePicture(
  page: Page,
  secrets: readonly string[],
  target?: Target,
  kind: Kind = 'pressed',
): Promise<Uint8Array> {
  const unmark = target === undefined ? undefined : await mark(page, target, kind)
  try {
    // A page on its way to another has no picture for a moment; the driver's own way waits for it.
    const open = await takeOpenPicture(page, secrets).catch(() => undefined)
    return open ?? (await captureCovered(page, secrets))
  } finally {
    // What is sent to the page next comes after it, so nobody has to wait for it.
    void unmark?.()
  }
}

/** A picture with several things outlined. */
export async function takePictureWith(
  page: Page,
  secrets: readonly string[],
  marked: readonly Found[],
): Promise<Uint8Array> {
  const undo: (() => Promise<unknown>)[] = []
  // The nearest one last: it is the one that is scrolled to.
  for (const one of [...marked].reverse()) undo.push(await markFound(one))
  try {
    return await takePicture(page, secrets)
  } finally {
    await Promise.all(undo.map((one) => one()))
  }
}

/** A picture of one thing alone, so that places on it can be told. */
export async function takePictureOf(page: Page, secrets: readonly string[], target: Target): Promise<Uint8Array> {
  const { found } = await look(page, target, 'any')
  await found?.scrollIntoViewIfNeeded({ timeout: 500 }).catch(() => undefined)
  const box = await found?.boundingBox({ timeout: 500 }).catch(() => null)
  return captureCovered(page, secrets, box && box.width > 0 && box.height > 0 ? box : undefined)
}

async function mark(page: Page, target: Target, kind: Kind): Promise<(() => Promise<unknown>) | undefined> {
  if (kind === 'pressed' && (await markAtOnce(page, target, OUTLINE))) return () => unmark(page)
  const { found } = await look(page, target, kind)
  return found && markFound(found)
}

/** Draws the line around it, and returns how to take it away. */
export async function markFound(found: Found): Promise<() => Promise<unknown>> {
  await found.evaluate(outline, OUTLINE, { timeout: 500 }).catch(() => undefined)
  return () => found.evaluate(restore, undefined, { timeout: 500 }).catch(() => undefined)
}

/** A picture that leaves the page untouched; none where something must be covered, and what was seen of it is dropped. */
export async function takeOpenPicture(page: Page, secrets: readonly string[]): Promise<Uint8Array | undefined> {
  if (secrets.length > 0) return undefined
  const frames = page.frames()
  // The driver's own way to look would first bring its tools into every page: longer than the picture takes.
  const looking = frames.map((frame) => frame.evaluate(inPage(holdsAny), SECRET))
  const [picture, ...secret] = await Promise.all([capture(page), ...looking])
  // What has come meanwhile nobody has looked into.
  const known = page.frames().every((frame) => frames.includes(frame))
  return known && !secret.some(Boolean) ? picture : undefined
}

/** Straight from the browser: half the time of the driver's own way, which first prepares the page for covering. */
async function capture(page: Page): Promise<Uint8Array> {
  const { data } = await (await lineTo(page)).send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: QUALITY,
  })
  return Buffer.from(data, 'base64')
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>

async function captureCovered(page: Page, secrets: readonly string[], box?: Box): Promise<Uint8Array> {
  const frames = page.frames()
  await Promise.all(frames.map((frame) => markSecrets(frame, secrets)))
  try {
    const mask = frames.flatMap((frame) => [frame.locator(SECRET), frame.locator(MARKED)])
    const clip = box ? { clip: box } : {}
    return await page.screenshot({
      type: 'jpeg',
      quality: QUALITY,
      mask,
      maskColor: '#1f2430',
      timeout: 5_000,
      ...clip,
    })
  } finally {
    void Promise.all(frames.map((frame) => unmarkSecrets(frame)))
  }
}

/** Runs in the page. Also in what its open shadow roots hold. */
function holdsAny(selector: string): boolean {
  const isIn = (root: Document | ShadowRoot): boolean =>
    root.querySelector(selector) !== null ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && isIn(shadowRoot))
  return isIn(document)
}

function outline(element: Element, style: string): void {
  element.scrollIntoView({ block: 'nearest' })
  if (!(element instanceof HTMLElement)) return
  element.dataset.outlineBefore = element.style.outline
  element.style.outline = style
  element.style.outlineOffset = '2px'
}

function restore(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  element.style.outline = element.dataset.outlineBefore ?? ''
  element.style.outlineOffset = ''
  delete element.dataset.outlineBefore
}
