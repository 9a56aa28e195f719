import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { expectGoodLook, expectWithinBudget, listenForComplaints, listenForScripts } from './look.ts'
import { startOwnServer } from './own-server.ts'
import { press } from './press.ts'

/** An installation of its own: a bot takes one of the two places the free plan has. */
const PORT = 4319
const KEY = 'journey-user-id-secret:journey-token-secret'

/** A Rocket.Chat somebody runs themselves, which knows one key. */
async function openChat(): Promise<{ server: Server; host: string }> {
  const server = createServer((request, response) => {
    const known = request.headers['x-auth-token'] === 'right-token-1' && request.headers['x-user-id'] === 'right-user-1'
    response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(known ? { success: true } : { status: 'error', told: request.headers['x-auth-token'] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const says = async (page: Page, title: string, text: string) => {
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByText(text, { exact: true })).toBeVisible()
}
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

test('a bot goes from platforms over keys to work: every toast of the catalogue, tested, paused, activated', async ({
  page,
  request,
}) => {
  const chat = await openChat()
  const own = await startOwnServer(request, PORT, { AUTH_MODE: 'demo', EGRESS_ALLOW: chat.host })
  try {
    const complaints = listenForComplaints(page)
    const scripts = listenForScripts(page)
    await page.goto(`${own.baseURL}/deploy`)
    await expect(page.getByText('2,391 platforms')).toBeVisible()
    expectWithinBudget(scripts)
    await expectNothingMissingIsSent(page)
    await choosePlatforms(page)
    await deploy(page)
    await giveKeys(page, chat.host)
    await manage(page)
    expect(complaints.filter((words) => !/ERR_FAILED|Failed to load resource/.test(words))).toEqual([])
  } finally {
    await own.stop()
    chat.server.close()
  }
})

async function expectNothingMissingIsSent(page: Page): Promise<void> {
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await openTab(page, 'Configure and Deploy')
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  const button = page.getByRole('button', { name: 'Deploy Bot' })
  await expect(button).toBeDisabled()
  // By keyboard, as somebody in a hurry does.
  await press(page.getByLabel('Bot name'), 'Enter')
  await says(page, 'Missing Information', 'Please provide a bot name and select at least one platform.')
  await openTab(page, 'Platform Selection')
}

async function choosePlatforms(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('zzz-no-such')
  await expect(page.getByText('No Platforms Found')).toBeVisible()
  for (const name of ['Rocket.Chat', 'Binance']) {
    await search.fill(name)
    const card = page.getByRole('button', { name, exact: true })
    await card.focus()
    await page.keyboard.press('Space')
    await expect(card).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(page.getByRole('list', { name: 'Selected platforms' }).getByRole('listitem')).toHaveCount(2)
  await expectGoodLook(page)
  await page.getByRole('button', { name: 'Configure the bot' }).click()
}

async function deploy(page: Page): Promise<void> {
  await page.getByLabel('Bot name').fill('Night shift')
  const button = page.getByRole('button', { name: 'Deploy Bot' })
  await page.route('**/deploy-bot', (route) => route.abort())
  await button.click()
  await says(page, 'Deployment Failed', 'Failed to deploy bot. Please try again.')
  await page.route('**/deploy-bot', (route) => route.fulfill({ status: 402, body: 'You have 2 agents.' }))
  await button.click()
  await says(page, 'Deployment Failed', 'You have 2 agents.')
  await page.unroute('**/deploy-bot')
  await button.click()
  await says(page, 'Bot Deployed Successfully', 'Night shift is now being configured across the selected platforms.')
  await expect(page.getByText('Step 3 of 4')).toBeVisible()
}

async function giveKeys(page: Page, host: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Binance' }).getByText('No authentication required')).toBeVisible()
  const key = page.getByLabel('API key of Rocket.Chat')
  await expect(key).toHaveAttribute('type', 'password')
  await key.fill(KEY)
  await page.getByLabel('Own address of Rocket.Chat').fill(`http://${host}`)
  const test = page.getByRole('button', { name: 'Test the connection to Rocket.Chat' })
  await test.click()
  const answer = page.getByRole('figure', { name: 'Answer of Rocket.Chat' })
  await expect(answer).toContainText('Key not accepted')
  await expect(answer.locator('pre')).toHaveText('401 Unauthorized\n{"status":"error","told":"[secret]"}')
  await key.fill('right-token-1:right-user-1')
  await test.click()
  await expect(answer).toContainText('Key accepted')
  await expectGoodLook(page)
  const save = page.getByRole('button', { name: 'Save keys' })
  await page.route('**/configure-keys/**', (route) => route.abort())
  await save.click()
  await says(page, 'Configuration Failed', 'Failed to configure API keys.')
  await page.unroute('**/configure-keys/**')
  await save.click()
  await says(page, 'API Keys Configured', 'Your bot is now ready for automation tasks.')
  await expect(page.getByText('Step 4 of 4')).toBeVisible()
}

async function manage(page: Page): Promise<void> {
  await openTab(page, 'Manage Bots')
  const card = page.getByRole('listitem', { name: 'Night shift' })
  await expect(card.getByText('Automated bot: Night shift')).toBeVisible()
  await expect(card.getByText('No saved test guards it')).toBeVisible()
  await expect(card.getByText(/missing/)).toBeHidden()
  await page.route('**/toggle-bot/**', (route) => route.abort())
  await card.getByRole('button', { name: 'Pause Night shift' }).click()
  await says(page, 'Bot Status Not Changed', 'Failed to change the bot status. Please try again.')
  await page.unroute('**/toggle-bot/**')
  await card.getByRole('button', { name: 'Pause Night shift' }).click()
  await says(page, 'Bot Status Updated', 'Bot status changed successfully.')
  await expect(card.getByText('Paused', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Activate Night shift' }).click()
  await expect(card.getByText('Active', { exact: true })).toBeVisible()
  await expectGoodLook(page)
  await card.getByRole('button', { name: 'Delete Night shift' }).click()
  await expect(page.getByText('No bots deployed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
  await page.reload()
  await openTab(page, 'Manage Bots')
  await card.getByRole('button', { name: 'Keys of Night shift' }).click()
  await expect(page.getByText(/^A key is stored\./)).toBeVisible()
  await expect(page.getByLabel('API key of Rocket.Chat')).toHaveValue('')
}
