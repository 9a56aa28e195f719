import type { Page } from 'playwright-core'

/** The 13 steps as somebody who knows Playwright writes them. */
export async function byHand(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('King')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Phone').fill('+44 20 7946')
  await page.getByLabel('Street').fill('St James Square 12')
  await page.getByLabel('Town').fill('London')
  await page.getByLabel('Postal code').fill('SW1Y 4JH')
  await page.getByLabel('Country').selectOption('Japan')
  await page.getByLabel('Newsletter').check()
  await page.getByLabel('Delivery').fill('2027-03-09')
  await page.getByLabel('Remarks').fill('By noon')
  await page.getByRole('button', { name: 'Send order' }).click()
  await page.waitForURL('**/orders')
}
