import { randomBytes } from 'node:crypto'
import { startBreakableSite } from '@app/practice/testing'
import { expect, type Page, test } from '@playwright/test'
import { expectGoodLook, listenForComplaints } from './look.ts'
import { startOwnServer } from './own-server.ts'
import { press } from './press.ts'
import { openSlowWay } from './slow-database.ts'

/** An installation nobody has tested yet; the shared ones have a history by then. */
const PORT = 4330

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

test('bots are tested: empty at first, a failure is said, a run fills tiles, tabs and history', async ({
  page,
  request,
}) => {
  const own = await startOwnServer(request, PORT, { AUTH_MODE: 'demo' })
  try {
    const complaints = listenForComplaints(page)
    await page.goto(`${own.baseURL}/performance`)
    await expect(page.getByText('Monitor, test, and optimize your AI automation systems')).toBeVisible()
    await expectEmptyTabs(page)
    await expectFailureIsSaid(page)
    await runTests(page)
    await expectResults(page)
    await expectHistory(page)
    await openTab(page, 'Test Results')
    await expectGoodLook(page)
    expect(complaints.filter((words) => !/comprehensive|ERR_FAILED/.test(words))).toEqual([])
  } finally {
    await own.stop()
  }
})

async function expectEmptyTabs(page: Page): Promise<void> {
  await expect(page.getByText('No Test Results')).toBeVisible()
  await expect(page.getByText('Run comprehensive tests to see detailed results.')).toBeVisible()
  await expect(page.getByText(/^13 tests on the practice site, about \d+ actions$/)).toBeVisible()
  await openTab(page, 'System Health')
  await expect(page.getByText('No Health Data')).toBeVisible()
  await openTab(page, 'Performance')
  await expect(page.getByText('No Performance Data')).toBeVisible()
  await expect(page.getByText('Performance reports will be generated automatically.')).toBeVisible()
  await openTab(page, 'History')
  await expect(page.getByText('No Test History')).toBeVisible()
  await expect(page.getByText('Historical test data will appear here as tests are run.')).toBeVisible()
  await openTab(page, 'Test Results')
}

async function expectFailureIsSaid(page: Page): Promise<void> {
  await page.route('**/api/bots/test/comprehensive', (route) => route.abort())
  await page.getByRole('button', { name: 'Run Tests Now' }).click()
  await expect(page.getByText('Testing Failed', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Failed to run comprehensive bot tests. Please try again.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run Tests', exact: true })).toBeEnabled()
  await page.unroute('**/api/bots/test/comprehensive')
}

/** By keyboard, as everything. */
async function runTests(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Run Tests', exact: true }), 'Enter')
  await expect(page.getByRole('button', { name: 'Testing...' }).first()).toBeDisabled()
  await expect(page.getByText(/^Test \d+ of 13$/)).toBeVisible()
  await expect(page.getByText('Bot Testing Complete', { exact: true })).toBeVisible({ timeout: 100_000 })
  await expect(page.getByText(/^Overall system score: \d+%$/)).toBeVisible()
}

async function expectResults(page: Page): Promise<void> {
  const tiles = page.getByRole('region', { name: 'Summary of the last run' })
  for (const label of ['Overall Score', 'Tests Passed', 'Tests Failed', 'Healthy Systems'])
    await expect(tiles.getByText(label)).toBeVisible()
  const cards = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards).toHaveCount(13)
  await expect(cards.filter({ hasText: 'Place an order' })).toContainText('web-automation')
  await expect(cards.first().getByRole('link', { name: /^Open the run of/ })).toHaveAttribute('href', /^\/tasks\//)
  await openTab(page, 'System Health')
  const queue = page.getByRole('listitem').filter({ hasText: 'task queue' })
  await expect(queue).toContainText(/Success rate\d+\.\d%/)
  await expect(queue).toContainText(/Throughput[\d,]+\.\d\/s/)
  await openTab(page, 'Performance')
  await expect(page.getByRole('heading', { name: 'Performance Scores' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Sales Intelligence' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Critical Issues' })).toBeVisible()
}

async function expectHistory(page: Page): Promise<void> {
  await openTab(page, 'History')
  const rows = page.getByRole('list', { name: 'Past tests' }).getByRole('listitem')
  await expect(rows).toHaveCount(13)
  const filter = page.getByLabel('Show tests of')
  await expect(filter).toHaveValue('all')
  expect(await filter.locator('option').allTextContents()).toEqual([
    'All Bots',
    'Sales Intelligence',
    'Data Processor',
    'Web Automation',
    'Communication Hub',
  ])
  await filter.selectOption('data-processor')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('data-processor')
  await page.route('**/api/bots/test/history?botId=web-automation', (route) => route.abort())
  await filter.selectOption('web-automation')
  await expect(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible()
}

test('numbers move when something is broken: without a browser the screen says what fails and what helps', async ({
  page,
  request,
}) => {
  // A program that is there, and is no browser.
  const own = await startOwnServer(request, PORT + 1, { AUTH_MODE: 'demo', BROWSER_PATH: process.execPath })
  try {
    await page.goto(`${own.baseURL}/performance`)
    await openTab(page, 'System Health')
    await press(page.getByRole('button', { name: 'Measure now' }), 'Enter')
    const browser = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Error rate100.0%' })
    await expect(browser).toContainText('critical')
    await expect(browser).toContainText('The browser does not open a page. Check BROWSER_PATH')

    const tested = await request.post(`${own.baseURL}/api/bots/communication-hub/test`, {
      data: {},
      timeout: 60_000,
    })
    expect(tested.status(), await tested.text()).toBe(200)
    await openTab(page, 'History')
    const rows = page.getByRole('list', { name: 'Past tests' }).getByRole('listitem')
    await expect(rows).toHaveCount(4)
    await expect(rows.filter({ hasText: 'failed' })).toHaveCount(2)
    await openTab(page, 'Performance')
    await expect(page.getByRole('progressbar', { name: 'Communication Hub' })).toHaveAttribute('aria-valuenow', '50')
    await expect(page.getByText(/^Communication Hub · .*Read the inbox.*The browser did not start/)).toBeVisible()
  } finally {
    await own.stop()
  }
})

test('numbers move when a page of the site is broken: the tests on it fail and say so, and mended they pass', async ({
  page,
  request,
}) => {
  const site = await startBreakableSite()
  const own = await startOwnServer(request, PORT + 2, { AUTH_MODE: 'demo', PRACTICE_PORT: new URL(site.url).port })
  const testSales = async () => {
    const data = {}
    const tested = await request.post(`${own.baseURL}/api/bots/sales-intelligence/test`, { data, timeout: 60_000 })
    expect(tested.status(), await tested.text()).toBe(200)
    await page.reload()
    await openTab(page, 'Performance')
  }
  const score = page.getByRole('progressbar', { name: 'Sales Intelligence' })
  try {
    await page.goto(`${own.baseURL}/performance`)
    site.breakBy((path, response) => {
      if (!path.startsWith('/crm')) return false
      response.writeHead(500).end('broken')
      return true
    })
    await testSales()
    await expect(score).toHaveAttribute('aria-valuenow', '33')
    await expect(page.getByText(/^Sales Intelligence · .*answered 500/).first()).toBeVisible()
    await openTab(page, 'History')
    const rows = page.getByRole('list', { name: 'Past tests' }).getByRole('listitem')
    await expect(rows.filter({ hasText: 'failed' })).toHaveCount(2)
    site.breakBy(() => false)
    await testSales()
    await expect(score).toHaveAttribute('aria-valuenow', '100')
  } finally {
    await own.stop()
    await site.close()
  }
})

test('numbers move when the database is slow: its round trip is told, and what to look at', async ({
  page,
  request,
}) => {
  const env = { AUTH_MODE: 'demo', MASTER_KEYS: `k1:${randomBytes(32).toString('base64')}` }
  const keeper = await startOwnServer(request, PORT + 3, env)
  const way = await openSlowWay(keeper.dataDir)
  const ends = [keeper.stop, async () => way.close()]
  try {
    const own = await startOwnServer(request, PORT + 4, { ...env, DATABASE_URL: way.url, ROLES: 'web' })
    ends.unshift(own.stop)
    await page.goto(`${own.baseURL}/performance`)
    await openTab(page, 'System Health')
    const database = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'database' }).first()
    await press(page.getByRole('button', { name: 'Measure now' }), 'Enter')
    await expect(database).toContainText('Success rate100.0%')
    way.slowDown(150)
    await press(page.getByRole('button', { name: 'Measure again' }), 'Enter')
    await expect(database).toContainText(/degraded|critical/)
    await expect(database).toContainText(/A round trip to the database takes [\d,]{3,} ms/)
  } finally {
    way.slowDown(0)
    for (const end of ends) await end()
  }
})
