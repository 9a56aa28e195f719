import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectGoodLook, expectWithinBudget, listenForComplaints, listenForScripts } from './look.ts'
import { startOwnServer } from './own-server.ts'
import { press } from './press.ts'

/** An installation nobody has used yet; the shared ones have users by then. */
const PORT = 4625
const FIGURES = '**/api/admin/analytics?*'

test('an administrator sees true figures, narrows them, is denied in words, and tries it with demo data', async ({
  page,
  request,
}) => {
  const own = await startOwnServer(request, PORT, { AUTH_MODE: 'demo', PRACTICE_PORT: 'off' })
  try {
    const complaints = listenForComplaints(page)
    const scripts = listenForScripts(page)
    await expectSkeleton(page, own.baseURL)
    await expectCards(page, ['1', 'Free', '0', 'Free'])
    expectWithinBudget(scripts)
    await expectFailureIsSaid(page)
    await initDemoData(page)
    await expectRanges(page)
    await expectGoodLook(page)
    await expectSections(page)
    await expectDenied(page)
    await removeDemoData(page)
    expect(complaints.filter((words) => !/ERR_FAILED|403|409/.test(words))).toEqual([])
  } finally {
    await own.stop()
  }
})

async function expectSkeleton(page: Page, baseURL: string): Promise<void> {
  await page.route(FIGURES, async (route) => {
    await sleep(1_500)
    await route.continue()
  })
  await page.goto(`${baseURL}/admin`)
  await expect(page.getByRole('status', { name: 'Loading the figures' })).toBeVisible()
  await expectCards(page, ['1'])
  await page.unroute(FIGURES)
}

async function expectCards(page: Page, values: readonly string[]): Promise<void> {
  const cards = page.getByRole('region', { name: 'Figures of this installation' })
  for (const label of ['Total Users', 'Total Revenue', 'AI Actions', 'Avg Cost/Action'])
    await expect(cards.getByText(label, { exact: true })).toBeVisible()
  for (const value of values) await expect(cards.getByText(value, { exact: true }).first()).toBeVisible()
}

async function expectFailureIsSaid(page: Page): Promise<void> {
  await page.route('**/api/admin/init-demo-data*', (route) => route.abort())
  await press(page.getByRole('button', { name: 'Initialize Demo Data' }), 'Enter')
  await expect(page.getByText('Demo Data Failed', { exact: true })).toBeVisible()
  await page.unroute('**/api/admin/init-demo-data*')
}

/** On success the page loads anew, and says what is made up. */
async function initDemoData(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Initialize Demo Data' }).click()
  await reloaded
  await expect(page.getByRole('note')).toContainText('24 users here are made up')
  await expectCards(page, ['25'])
  await expect(page.getByRole('button', { name: 'Initialize Demo Data' })).toBeHidden()
  const top = page.getByRole('region', { name: 'Top Users by Spend' }).getByRole('row')
  await expect(top).toHaveCount(9)
  await expect(top.nth(1)).toContainText('demo-0')
  await expect(page.getByRole('region', { name: 'Recent AI Actions' }).getByRole('row')).toHaveCount(21)
}

async function expectRanges(page: Page): Promise<void> {
  const actions = async (range: string) => {
    const answered = page.waitForResponse(
      (one) => one.url().includes('/admin/analytics') && one.url().includes(`range=${range}`),
    )
    await page.getByRole('radio', { name: range }).check({ force: true })
    return ((await (await answered).json()) as { totalAIActions: number }).totalAIActions
  }
  await expect(page.getByRole('radio', { name: '30d' })).toBeChecked()
  const day = await actions('24h')
  const week = await actions('7d')
  expect(day).toBeGreaterThan(0)
  expect(week).toBeGreaterThanOrEqual(day)
  await expectCards(page, [String(week)])
  // The polls, of the key the server gave this page.
  const poll = await page.waitForRequest(/analytics.*range=7d/, { timeout: 15_000 })
  expect(new URL(poll.url()).searchParams.get('adminKey')).toMatch(/^[\da-f]{64}$/)
}

async function expectSections(page: Page): Promise<void> {
  const open = (name: string) => page.getByRole('tab', { name, exact: true }).click()
  await open('Users')
  await page.getByLabel('Search by e-mail').fill('demo-007')
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Plan of demo-007@demo.invalid').selectOption('starter')
  await expect(page.getByText('demo-007@demo.invalid now has the plan starter.', { exact: true })).toBeVisible()
  await page.getByLabel('Search by e-mail').fill('demo@example')
  await page.getByLabel('Role of demo@example.com').selectOption('user')
  const refusal = 'This is the only administrator. Make somebody else administrator first.'
  await expect(page.getByText(refusal, { exact: true })).toBeVisible()
  await open('Audit log')
  await expect(page.getByRole('cell', { name: 'demo-data.created' })).toBeVisible()
  await page.getByRole('button', { name: 'Check the log' }).click()
  await expect(page.getByText(/^Complete and unchanged: \d+ entries\.$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('audit.csv')
  await open('Workers and queue')
  await expect(page.getByText('1 process connected')).toBeVisible()
  await open('Feature flags')
  const flag = page.getByRole('switch', { name: 'Planning by models' })
  await press(flag, 'Space')
  await expect(flag).toHaveAttribute('aria-checked', 'false')
  await open('Analytics')
}

async function expectDenied(page: Page): Promise<void> {
  await page.route(FIGURES, (route) => route.fulfill({ status: 403, body: 'Admin access denied' }))
  await page.reload()
  await expect(page.getByRole('alert').getByText('Admin access denied')).toBeVisible()
  await page.unroute(FIGURES)
  await press(page.getByRole('button', { name: 'Try again' }), 'Enter')
  await expectCards(page, ['25'])
}

async function removeDemoData(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Remove demo data' }).click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Initialize Demo Data' })).toBeVisible()
  await expectCards(page, ['1', 'Free', '0'])
}
