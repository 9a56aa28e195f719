import { expect, type Page } from '@playwright/test'

export interface Newcomer {
  name: string
  email: string
  password: string
}

/** A new account, as far as its Command Center. A password is hashed slowly on purpose, and slower still beside others. */
export async function signUp(page: Page, newcomer: Newcomer): Promise<void> {
  await askForAccount(page, newcomer)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center', { timeout: 20_000 })
}

/** Where mail is sent, nobody is told in the browser whether an address has an account. */
export async function askForAccount(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel(/e-?mail/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /create/i }).click()
}
