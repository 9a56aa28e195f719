import { PLAYGROUND_LINE_MS } from '@app/spec'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'
import { press } from './press.ts'

test.use({ colorScheme: 'light', reducedMotion: 'reduce' })

/** The runtime a sample is announced with is the one it takes: a line at a time, and its end after the last. */
async function expectRuntime(page: Page, output: Locator) {
  const lines = await output.locator(':scope > p').count()
  const seconds = Math.ceil(((lines + 1) * PLAYGROUND_LINE_MS) / 1_000)
  await expect(page.getByText(new RegExp(`lines · .* · about ${seconds} s$`))).toBeVisible()
}

const open = (page: Page, tab: string) => page.goto(`/innovation-lab?tab=${tab}`)

test('Code Lab: JavaScript really runs against the practice shop, at the pace of a line every 800 ms', async ({
  page,
}) => {
  await open(page, 'code')
  await expect(page.getByText(/^All code runs in a safe environment/)).toBeVisible()
  await press(page.getByRole('button', { name: /^Web Scraper/ }), 'Enter')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'Download' }), 'Enter'),
  ])
  expect(download.suggestedFilename()).toBe('web-scraper.js')
  await press(page.getByRole('button', { name: 'Run Code' }), 'Enter')
  await expect(page.getByRole('button', { name: 'Running…' })).toBeDisabled()
  const output = page.getByRole('log', { name: 'Output' })
  await expect(output).toContainText('Found 25 products')
  await expect(output).toContainText('Execution completed successfully')
  await expect(output).toContainText('Optimized')
  await expectRuntime(page, output)
  await expect(page.getByRole('progressbar', { name: 'Progress of the run' })).toHaveAttribute('aria-valuenow', '100')
  await page.getByLabel('Code', { exact: true }).fill('missing()')
  await press(page.getByRole('button', { name: 'Run Code' }), 'Enter')
  await expect(output.getByRole('alert')).toContainText('ReferenceError')
  await page.getByLabel('Code', { exact: true }).fill('for (;;) {}')
  await press(page.getByRole('button', { name: 'Run Code' }), 'Enter')
  await press(page.getByRole('button', { name: 'Stop' }), 'Enter')
  await expect(page.getByText('Stopped by you')).toBeVisible()
  await expectGoodLook(page)
})

test('Code Lab: Python really runs, alerts by the rules, and reaches nothing but the practice site', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, 'code')
  await press(page.getByRole('button', { name: /^Price Monitor/ }), 'Enter')
  expect(asked.filter((url) => url.includes('/engines/'))).toEqual([])
  await press(page.getByRole('button', { name: 'Run Code' }), 'Enter')
  const output = page.getByRole('log', { name: 'Output' })
  await expect(output).toContainText('WARNING: Copy paper A3 up 14.2%', { timeout: 25_000 })
  await expect(output).toContainText('Execution completed successfully')
  await expectRuntime(page, output)
  const wayOut = [
    'import js',
    'from pyodide.http import pyfetch',
    'try:',
    "    print((await pyfetch('/api/agents')).status)",
    'except BaseException:',
    "    print('no network', js.fetch)",
    'try:',
    "    js.eval('1')",
    'except BaseException:',
    "    print('no eval')",
  ]
  await page.getByLabel('Code', { exact: true }).fill(wayOut.join('\n'))
  await press(page.getByRole('button', { name: 'Run Code' }), 'Enter')
  await expect(output).toContainText('no network', { timeout: 20_000 })
  await expect(output).toContainText('no eval')
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('blob:'))).toEqual([])
})

test('Neural Builder: words become a graph, and the graph an agent', async ({ page, request }) => {
  await open(page, 'builder')
  await press(page.getByRole('button', { name: 'Use an example' }), 'Enter')
  await press(page.getByRole('button', { name: 'Draw the plan' }), 'Enter')
  const graph = page.getByRole('list', { name: 'Plan as a graph' })
  await press(graph.getByRole('button', { name: /Search for/ }), 'Enter')
  await expect(page.getByText(/^From your words: /)).toBeVisible()
  await expectGoodLook(page)
  await page.getByLabel('Name of the agent').fill('Graph Scout')
  const link = page.getByRole('link', { name: 'Open Graph Scout' })
  // The free plan has two places for agents, and other journeys use them too.
  await expect(async () => {
    await press(page.getByRole('button', { name: 'Create agent' }), 'Enter')
    await expect(link).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 25_000 })
  await press(link, 'Enter')
  await expect(page).toHaveURL(/\/agents\//)
  await request.delete(`/api/agents/${new URL(page.url()).pathname.split('/').at(-1)}`)
})

test('Voice Control: typed commands are answered in words, and lead through the product', async ({ page }) => {
  await open(page, 'voice')
  const say = async (words: string) => {
    await page.getByLabel('Type a command').fill(words)
    await page.keyboard.press('Enter')
  }
  const log = page.getByRole('list', { name: 'Commands and answers' })
  await say('run nobody at all')
  await expect(log).toContainText('No agent is called “nobody at all”.')
  await say('sing a song')
  await expect(log).toContainText('was not understood')
  await expectGoodLook(page)
  await say('go to task history')
  await expect(page).toHaveURL(/\/tasks$/)
})

test('Phone AI: a script is rehearsed and read; without a phone service it says so', async ({ page }) => {
  await open(page, 'phone')
  await page.getByLabel('The simulated callee says').first().fill('No, we are full')
  await press(page.getByRole('button', { name: 'Run on the simulator' }), 'Enter')
  const transcript = page.getByRole('list', { name: 'Transcript' })
  await expect(transcript).toContainText('Hello, this is an automated assistant.')
  await expect(transcript).toContainText('No, we are full')
  await expect(page.getByText(/This installation has no phone service/)).toBeVisible()
  await expectGoodLook(page)
  await page.getByLabel('Number to call').fill('911')
  await press(page.getByRole('button', { name: 'Run on the simulator' }), 'Enter')
  await expect(page.getByRole('alert')).toContainText('emergency and short numbers')
})

test('Live Demos: an agent works on the practice site to its proof', async ({ page }) => {
  await open(page, 'demos')
  await press(page.getByRole('button', { name: 'Start: Place an order' }), 'Enter')
  const run = page.getByRole('region', { name: 'The run' })
  await expect(run.getByText('Completed', { exact: true })).toBeVisible({ timeout: 28_000 })
  await expect(run.getByText('Verified', { exact: true })).toBeVisible()
  await expectGoodLook(page)
  await press(run.getByRole('link', { name: 'Open the run with all its proof' }), 'Enter')
  await expect(page).toHaveURL(/\/tasks\/[\w-]+/)
})
