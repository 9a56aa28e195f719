/// <reference lib="dom" />
import { NotThere } from '@app/toolkit'
import type { Page } from 'playwright-core'
import { type Found, look } from './find.ts'
import { inPage } from './in-page.ts'
import { sayTarget, type Target } from './target.ts'

const LOOK_EVERY_MS = 50
const LONGEST_WAIT_MS = 3_000

interface Patience {
  ms: number
  signal: AbortSignal
}

/** Looks again and again until it is so; whoever waits in vain is told what did not come. */
async function until(isSo: () => Promise<boolean>, { ms, signal }: Patience, inVain: string): Promise<void> {
  const end = performance.now() + ms
  while (!(await isSo())) {
    signal.throwIfAborted()
    if (performance.now() > end)
      throw new NotThere(`${inVain} within ${ms / 1_000} seconds. Look at what the page shows instead.`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** Until the page, or a frame of it, shows these words. */
export const untilShown = (page: Page, text: string, patience: Patience): Promise<void> =>
  until(() => shows(page, text), patience, `The page did not show "${text}"`)

/** Until nothing shows these words, or what was meant is there no more. */
export const untilGone = (
  page: Page,
  what: { target?: Target | undefined; text?: string | undefined },
  patience: Patience,
): Promise<void> =>
  until(
    async () => !(what.text !== undefined && (await shows(page, what.text))) && !(await isThere(page, what.target)),
    patience,
    `${what.target === undefined ? `"${what.text}"` : sayTarget(what.target)} did not go away`,
  )

export const untilEnabled = (found: Found, target: Target, patience: Patience): Promise<void> =>
  until(
    () => found.evaluate((element) => element.closest(':disabled, [aria-disabled=true]') === null).catch(() => false),
    patience,
    `${sayTarget(target)} was not enabled`,
  )

/** Until one thing shows something else, or has another value or state. */
export async function untilOther(found: Found, target: Target, patience: Patience): Promise<void> {
  const before = await found.evaluate(inPage(stateOf))
  // What was drawn anew has changed.
  const differs = () =>
    found.evaluate(inPage(stateOf)).then(
      (now) => now !== before,
      () => true,
    )
  await until(differs, patience, `${sayTarget(target)} did not change`)
}

/** Until something on the page changes, for somebody who waits for it without knowing what it will be. */
export const untilChanged = (page: Page): Promise<unknown> =>
  page
    .evaluate(
      (ms) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => resolve())
          observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
          window.setTimeout(resolve, ms)
        }),
      LONGEST_WAIT_MS,
    )
    .catch(() => undefined)

async function shows(page: Page, text: string): Promise<boolean> {
  for (const frame of page.frames()) {
    const there = frame.getByText(text).filter({ visible: true })
    if ((await there.count().catch(() => 0)) > 0) return true
  }
  return false
}

async function isThere(page: Page, target: Target | undefined): Promise<boolean> {
  if (target === undefined) return false
  const { found, several } = await look(page, target, 'any').catch(() => ({ found: undefined, several: undefined }))
  return several !== undefined || (found !== undefined && (await found.isVisible().catch(() => false)))
}

/** In the page. */
function stateOf(element: Element): string {
  const value = 'value' in element ? String(element.value) : ''
  const states = [...element.attributes].filter(({ name }) => name !== 'style').map((one) => `${one.name}=${one.value}`)
  return [value, (element as HTMLElement).innerText ?? element.textContent, ...states].join('\n')
}
