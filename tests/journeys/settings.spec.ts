import { DEFAULT_SETTINGS } from '@app/spec'
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

test('what is saved here is in force in another browser: theme, layout, language, time zone and the rest', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/settings')
  await page.getByRole('group', { name: 'Theme' }).getByText('Light').click()
  await page.getByRole('group', { name: 'Dashboard Layout' }).getByText('Compact').click()
  await page.getByRole('switch', { name: 'Sound Effects' }).click()
  await page.getByLabel('Timezone').selectOption('Asia/Tokyo')
  await page.getByLabel('Default AI Model').selectOption('gpt-4')
  await page.getByLabel('Max Concurrent Bots').fill('250')
  await page.getByRole('switch', { name: 'Auto Save' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const there = await other.newPage()
  await there.goto('/settings')
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(there.getByRole('radio', { name: 'Compact' })).toBeChecked()
  await expect(there.getByRole('switch', { name: 'Sound Effects' })).toHaveAttribute('aria-checked', 'true')
  await expect(there.getByLabel('Timezone')).toHaveValue('Asia/Tokyo')
  await expect(there.getByLabel('Max Concurrent Bots')).toHaveValue('100')
  await expect(there.getByRole('switch', { name: 'Auto Save' })).toHaveAttribute('aria-checked', 'false')
  await there.goto('/dashboard')
  await there.getByRole('button', { name: 'New agent' }).first().click()
  await expect(there.getByRole('dialog').getByLabel(/model/i)).toHaveValue('gpt-4')
  await other.close()
  await page.request.post('/api/settings/user', { data: DEFAULT_SETTINGS, headers: { origin: baseURL ?? '' } })
})

test('a save that fails says so and keeps the changes; settings that do not load say so and are asked for again', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.route('**/api/settings/user', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'Broken.' }) : route.continue(),
  )
  await page.getByRole('switch', { name: 'Auto Save' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Update Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to save settings. Please try again.', { exact: true })).toBeVisible()
  await expect(page.getByText('You have unsaved changes. Click "Save Changes" to apply them.')).toBeVisible()
  await page.unroute('**/api/settings/user')

  await page.route('**/api/settings/user', (route) => route.fulfill({ status: 503, body: 'The database rests.' }))
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('The database rests.')).toBeVisible()
  await page.unroute('**/api/settings/user')
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('switch', { name: 'Auto Save' })).toBeVisible()
})
