import { expect, test } from '@playwright/test'

test.describe.configure({ mode: 'serial' })

test('a theme is chosen, saved, and there before the first paint of the next visit', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('group', { name: 'Theme' }).getByText('Light').click()
  await expect(page.getByText('You have unsaved changes. Click "Save Changes" to apply them.')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  await expect(page.getByText('Your preferences have been saved successfully.', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const document = await page.request.get('/dashboard')
  expect(await document.text()).toContain('data-theme="light"')
})

test('a language is switched without a reload, and a half-filled form is not lost', async ({ page }) => {
  await page.goto('/settings')
  await page.getByLabel('Display name').fill('Half typed')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Account Settings')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('Reset restores the defaults on the form and saves nothing until told to', async ({ page }) => {
  await page.goto('/settings')
  await page
    .locator('form button[type=button], button')
    .filter({ hasText: /Zurücksetzen|Reset/ })
    .first()
    .click()
  const stored = await (await page.request.get('/api/settings/user')).json()
  expect(stored.language).toBe('de')
  await page.getByRole('button', { name: /Save Changes|Änderungen speichern/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings')
  expect(await (await page.request.get('/api/settings/user')).json()).toMatchObject({ language: 'en', theme: 'dark' })
})
