import { expect, type Locator } from '@playwright/test'

/** A key on a control, once it can be used: unlike a click, a key pressed on a disabled button is lost silently. */
export async function press(control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await expect(control).toBeEnabled()
  await control.press(key)
}
