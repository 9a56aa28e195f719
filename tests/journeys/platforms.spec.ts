import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectGoodLook, expectWithinBudget, listenForComplaints, listenForScripts } from './look.ts'
import { press } from './press.ts'

test('the catalogue shows its figures, is narrowed by address, and says when nothing fits', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page)
  const scripts = listenForScripts(page)
  const stats = await (await request.get('/api/mega-platforms/stats')).json()
  await page.goto('/platforms')
  const figures = page.getByRole('region', { name: 'The catalogue in figures' })
  await expect(figures.getByText(stats.total.toLocaleString('en'), { exact: true })).toBeVisible()
  await expect(figures.getByText(stats.freeTier.toLocaleString('en'), { exact: true })).toBeVisible()
  await expect(page.getByText(`${stats.total.toLocaleString('en')} platforms`, { exact: true })).toBeVisible()
  expectWithinBudget(scripts)
  // Of thousands only what is in sight is drawn.
  expect(await page.getByRole('button', { name: /^Generate code for/ }).count()).toBeLessThan(60)

  await page.getByRole('searchbox', { name: 'Search' }).fill('trello')
  await expect(page).toHaveURL(/search=trello/)
  await expect(page.getByRole('button', { name: 'Details of Trello' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('expert')
  await expect(page.getByText('No Platforms Found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page.getByText(`${stats.total.toLocaleString('en')} platforms`, { exact: true })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Free tier only' }).check()
  await expect(page.getByText(`${stats.freeTier.toLocaleString('en')} platforms`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^CRM/ }).click()
  await page.getByText('List', { exact: true }).click()
  await expect(page).toHaveURL(/view=list/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Free tier only' })).toBeChecked()
  await expectGoodLook(page)
  expect(complaints).toEqual([])
})

test('code for a platform is made by keyboard alone, shown and downloaded under its name', async ({ page }) => {
  await page.goto('/platforms?search=trello')
  const open = page.getByRole('button', { name: 'Generate code for Trello', exact: true })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Generate code' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Integration Code Generated', { exact: true })).toBeVisible()
  await expect(page.getByText('Production-ready code for Trello is ready for download.', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Code of trello-client.ts' })).toContainText('class TrelloClient')
  const coming = page.waitForEvent('download')
  await press(dialog.getByRole('button', { name: 'Download' }), 'Enter')
  const download = await coming
  expect(download.suggestedFilename()).toBe('trello-client.ts')
  expect(await readFile(await download.path(), 'utf8')).toContain('https://api.trello.com')
  await dialog.getByRole('radio', { name: 'Python' }).check({ force: true })
  await press(dialog.getByRole('button', { name: 'Generate code' }), 'Enter')
  await expect(dialog.getByText('trello_client.py', { exact: true })).toBeVisible()
  await expectGoodLook(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('code that cannot be made says so, in the server’s words where it gave any', async ({ page }) => {
  await page.goto('/platforms?search=trello')
  await page.getByRole('button', { name: 'Generate code for Trello', exact: true }).click()
  const generate = page.getByRole('dialog').getByRole('button', { name: 'Generate code' })
  await page.route('**/generate-code', (route) => route.abort())
  await generate.click()
  await expect(page.getByText('Code Generation Failed', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Failed to generate integration code. Please try again.', { exact: true }).first(),
  ).toBeVisible()
  await page.unroute('**/generate-code')
  await page.route('**/generate-code', (route) => route.fulfill({ status: 503, body: 'The workshop is closed.' }))
  await generate.click()
  await expect(page.getByText('The workshop is closed.', { exact: true }).first()).toBeVisible()
})

test('a catalogue that cannot be fetched says so, and comes with the next try', async ({ page }) => {
  await page.route('**/api/mega-platforms', (route) => route.abort())
  await page.goto('/platforms')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/mega-platforms')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Generate code for/ }).first()).toBeVisible()
})
