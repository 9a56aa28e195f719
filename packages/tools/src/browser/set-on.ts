/// <reference lib="dom" />
import { Refused } from '@app/toolkit'
import type { Found } from './find.ts'

/** A box with three states comes to the wanted one at the second press. */
const MOST_PRESSES = 2

/** Ticks or clears a box, or a button that stays pressed, whoever drew it. */
export async function setOn(found: Found, on: boolean): Promise<boolean> {
  if ((await stateOf(found)) === undefined) {
    // The browser's own, or the label of one.
    await found.setChecked(on)
    return found.isChecked().catch(() => on)
  }
  for (let presses = 0; (await stateOf(found)) !== String(on); presses += 1) {
    if (presses === MOST_PRESSES)
      throw new Refused(`It was pressed and is still ${on ? 'not on' : 'on'}. Look at what the page says about it.`)
    await found.click()
  }
  return on
}

/** What it says of itself, where it is none of the browser's own; another page may have come by its press. */
const stateOf = (found: Found): Promise<string | null | undefined> =>
  found.evaluate((element) => {
    if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)) return undefined
    for (const name of ['aria-checked', 'aria-pressed', 'aria-selected'])
      if (element.hasAttribute(name)) return element.getAttribute(name)
    return undefined
  })
