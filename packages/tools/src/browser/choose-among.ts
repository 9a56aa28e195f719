import { Refused } from '@app/toolkit'
import type { Page } from 'playwright-core'
import type { Found } from './find.ts'
import { getOffered, kindOf, listOffered, type Offered, suggestionsOf } from './offered.ts'

const OPENS_MS = 2_000
const LOOK_EVERY_MS = 50

/** Chooses in a list the page draws itself: one that stands there, or one that opens when it is pressed. */
export async function chooseAmong(page: Page, found: Found, wanted: readonly string[]): Promise<string[]> {
  const suggested = await suggestionsOf(found)
  if (suggested.length > 0) return [await takeSuggestion(found, suggested, wanted)]
  const kind = await kindOf(found)
  if (!kind) throw new Refused('This offers nothing to choose from. Press it, and look at what it opens.')
  if (wanted.length > 1 && !kind.several) throw new Refused('It takes one choice, not several.')
  if (kind.opens && !kind.isOpen) await found.click()
  let offered = await untilOffered(page, found, wanted)
  if (kind.typed && !hasAll(offered, wanted)) {
    // What is typed narrows the list, or brings it in the first place.
    await found.fill('')
    await page.keyboard.type(wanted[0] ?? '')
    offered = await untilOffered(page, found, wanted)
  }
  const missing = wanted.find((one) => !hasAll(offered, [one]))
  if (missing !== undefined) {
    if (kind.opens) await page.keyboard.press('Escape')
    throw new Refused(`It offers no "${missing}", but ${sayNames(offered)}.`)
  }
  const dead = offered.find(({ name, disabled }) => disabled && isOneOf(name, wanted))
  if (dead) throw new Refused(`"${dead.name}" is disabled: it cannot be chosen now.`)
  if (kind.several) return chooseSeveral(found, wanted)
  await (
    await getOffered(
      found,
      offered.findIndex(({ name }) => isOneOf(name, wanted)),
    )
  ).click()
  return [...wanted]
}

/** A field with suggestions of the browser's own holds what one of them stands for. */
async function takeSuggestion(
  found: Found,
  suggested: readonly { name: string; value: string }[],
  wanted: readonly string[],
): Promise<string> {
  const [one = '', ...more] = wanted
  if (more.length > 0) throw new Refused('It takes one choice, not several.')
  const fitting = suggested.find(({ name, value }) => isOneOf(name, [one]) || isOneOf(value, [one]))
  if (!fitting) throw new Refused(`It offers no "${one}", but ${sayNames(suggested)}.`)
  await found.fill(fitting.value)
  return one
}

/** Some lists take each press as one more, others only with Control held: what came of it tells. */
async function chooseSeveral(found: Found, wanted: readonly string[]): Promise<string[]> {
  for (const modifiers of [[], ['Control'] as const]) {
    const { length } = await listOffered(found)
    for (let at = 0; at < length; at += 1) {
      const now = (await listOffered(found))[at]
      if (now && now.chosen !== isOneOf(now.name, wanted))
        await (await getOffered(found, at)).click({ modifiers: [...modifiers] })
    }
    const after = (await listOffered(found)).filter(({ chosen }) => chosen)
    if (hasAll(after, wanted) && after.every(({ name }) => isOneOf(name, wanted))) return after.map(({ name }) => name)
  }
  const kept = (await listOffered(found)).filter(({ chosen }) => chosen)
  throw new Refused(`It did not keep this choice: chosen is now ${sayNames(kept)}. Press its entries one by one.`)
}

async function untilOffered(page: Page, found: Found, wanted: readonly string[]): Promise<Offered[]> {
  const until = performance.now() + OPENS_MS
  for (;;) {
    const offered = await listOffered(found)
    if (hasAll(offered, wanted) || performance.now() > until) return offered
    await page.waitForTimeout(LOOK_EVERY_MS)
  }
}

const plain = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase()
const isOneOf = (name: string, wanted: readonly string[]): boolean => wanted.some((one) => plain(one) === plain(name))
const hasAll = (offered: readonly Offered[], wanted: readonly string[]): boolean =>
  wanted.every((one) => offered.some(({ name }) => isOneOf(name, [one])))
const sayNames = (offered: readonly Pick<Offered, 'name'>[]): string =>
  offered
    .slice(0, 12)
    .map(({ name }) => `"${name.slice(0, 60)}"`)
    .join(', ') || 'nothing'
