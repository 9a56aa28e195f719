import type { Page } from 'playwright-core'

export interface ByHand {
  site: string
  /** Said to the product. */
  words: string
  /** The same as exact steps, as a run that was decided by looking leaves them. None where it is to find something out. */
  frozen?: readonly { do: string; with: Record<string, unknown> }[]
  /** The same as somebody who knows the page and Playwright writes it. */
  take(page: Page, url: string): Promise<void>
}

const at = (role: string, name: string, more = {}) => ({ role, name, ...more, exact: true })
const click = (target: object) => ({ do: 'browser.click', with: { target } })
const fill = (target: object, value: string) => ({ do: 'browser.fill', with: { target, value } })
const choose = (target: object, option: string) => ({ do: 'browser.choose', with: { target, options: [option] } })

/** One task a site, with the steps the product takes for it. */
export const BY_HAND: readonly ByHand[] = [
  {
    site: 'todo',
    words: 'Go to @ and add "Pay the rent"',
    frozen: [fill(at('textbox', 'What needs to be done?'), 'Pay the rent'), click(at('button', 'Add'))],
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
    frozen: [
      fill(at('textbox', 'Your name'), 'Ada Lovelace'),
      fill(at('spinbutton', 'Guests'), '4'),
      fill(at('textbox', 'Date'), '2030-06-12'),
      choose(at('combobox', 'Time'), '19:00'),
      { do: 'browser.check', with: { target: at('radio', 'Terrace'), checked: true } },
      click(at('button', 'Book now')),
    ],
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
    frozen: [click(at('button', 'Borrow', { nth: 3 }))],
    take: async (page, url) => {
      await page.goto(url)
      await page.getByRole('row', { name: 'The Trial' }).getByRole('button', { name: 'Borrow' }).click()
      await page.waitForURL('**/borrowed')
    },
  },
  {
    site: 'market',
    words: 'Go to @ and add the figs to the basket',
    frozen: [click({ text: 'Add to basket', nth: 5, exact: true })],
    take: async (page, url) => {
      await page.goto(url)
      await page.locator('.card', { hasText: 'Figs' }).getByText('Add to basket').click()
      await page.waitForURL('**/cart')
    },
  },
  {
    site: 'support',
    words: 'Go to @ and open a ticket with subject "Printer broken", priority High and description "It eats paper"',
    frozen: [
      fill(at('textbox', 'Subject'), 'Printer broken'),
      choose(at('combobox', 'Priority'), 'High'),
      fill(at('textbox', 'Description'), 'It eats paper'),
      click(at('button', 'Open ticket')),
    ],
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
    frozen: [
      click(at('link', 'Profile')),
      fill(at('textbox', 'Display name'), 'Samira'),
      click(at('button', 'Save profile')),
    ],
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
