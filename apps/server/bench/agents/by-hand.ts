import type { Page } from 'playwright-core'

export interface ByHand {
  site: string
  /** Said to the product. */
  words: string
  /** The same as somebody who knows the page and Playwright writes it. */
  take(page: Page, url: string): Promise<void>
}

/** One task a site, with the steps the product takes for it. */
export const BY_HAND: readonly ByHand[] = [
  {
    site: 'todo',
    words: 'Go to @ and add "Pay the rent"',
    take: async (page, url) => {
      await page.goto(url)
      await page.getByPlaceholder('What needs to be done?').fill('Pay the rent')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByText('Pay the rent').waitFor()
    },
  },
  {
    site: 'booking',
    words: 'Go to @ and book a table for 4 guests on 2030-06-12 at 19:00 on the terrace, name Ada Lovelace',
    take: async (page, url) => {
      await page.goto(url)
      await page.getByLabel('Your name').fill('Ada Lovelace')
      await page.getByLabel('Guests').fill('4')
      await page.getByLabel('Date').fill('2030-06-12')
      await page.getByLabel('Time').selectOption('19:00')
      await page.getByLabel('Terrace').check()
      await page.getByRole('button', { name: 'Book now' }).click()
      await page.waitForURL('**/thanks')
    },
  },
  {
    site: 'library',
    words: 'Go to @ and borrow "The Trial"',
    take: async (page, url) => {
      await page.goto(url)
      await page.getByRole('row', { name: 'The Trial' }).getByRole('button', { name: 'Borrow' }).click()
      await page.waitForURL('**/borrowed')
    },
  },
  {
    site: 'market',
    words: 'Go to @ and add the figs to the basket',
    take: async (page, url) => {
      await page.goto(url)
      await page.locator('.card', { hasText: 'Figs' }).getByText('Add to basket').click()
      await page.waitForURL('**/cart')
    },
  },
  {
    site: 'support',
    words: 'Go to @ and open a ticket with subject "Printer broken", priority High and description "It eats paper"',
    take: async (page, url) => {
      await page.goto(url)
      const frame = page.frameLocator('iframe')
      await frame.getByLabel('Subject').fill('Printer broken')
      await frame.getByLabel('Priority').selectOption('High')
      await frame.getByLabel('Description').fill('It eats paper')
      await frame.getByRole('button', { name: 'Open ticket' }).click()
      await frame.getByText('Ticket 4711').waitFor()
    },
  },
  {
    site: 'settings',
    words: 'Go to @, open Profile, set the display name to Samira and save the profile',
    take: async (page, url) => {
      await page.goto(url)
      await page.getByRole('link', { name: 'Profile' }).click()
      await page.getByLabel('Display name').fill('Samira')
      const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await saved
      await page.waitForLoadState()
    },
  },
  {
    site: 'staff',
    words: 'Go to @ and tell me the city of Bea Novak',
    take: async (page, url) => {
      await page.goto(url)
      const city = await page.getByRole('row', { name: 'Bea Novak' }).getByRole('cell').nth(4).textContent()
      if (city !== 'Brno') throw new Error('The script by hand read the wrong cell.')
    },
  },
  {
    site: 'chairs',
    words: 'Go to @ and collect the name and price of every chair under 60 dollars as a CSV',
    take: async (page, url) => {
      await page.goto(url)
      const rows: string[] = []
      for (;;) {
        rows.push(...(await page.locator('.row').allTextContents()))
        const next = page.getByRole('link', { name: 'Next' })
        if ((await next.count()) === 0) break
        await next.click()
        await page.waitForLoadState()
      }
      if (rows.length !== 34) throw new Error(`The script by hand read ${rows.length} chairs.`)
    },
  },
  {
    site: 'intranet',
    words: 'Log in to @ and tell me my remaining leave',
    take: async (page, url) => {
      await page.goto(url)
      await page.getByLabel('User').fill('sam')
      await page.getByLabel('Password').fill('correct horse')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL('**/home')
      await page.getByText('Remaining leave').textContent()
    },
  },
]
