/// <reference lib="dom" />
import { Refused } from '@app/toolkit'
import type { ElementHandle, Page } from 'playwright-core'
import { findOption } from '../fit/find-option.ts'

const OPENS_MS = 2_000

/** Chooses in a list that only opens when it is asked for: what is typed narrows it where one can type. */
export async function pickOption(page: Page, element: ElementHandle, wanted: string): Promise<void> {
  const options = page.locator('[role=option]').filter({ visible: true })
  await element.click()
  const typed = await element.evaluate((one) => (one as Element).matches('input, [contenteditable=true]'))
  if (typed) await element.fill(wanted)
  await options
    .first()
    .waitFor({ timeout: OPENS_MS })
    .catch(() => undefined)
  const labels = (await options.allInnerTexts()).map((label) => ({ label: label.trim(), value: '' }))
  const found = findOption(labels, wanted)
  if (found !== undefined) return options.nth(found).click()
  // A box that only suggests keeps what was typed.
  if (typed && labels.length === 0) return page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  throw new Refused(
    `It offers no "${wanted}", but ${
      labels
        .slice(0, 10)
        .map(({ label }) => `"${label}"`)
        .join(', ') || 'nothing'
    }.`,
  )
}
