import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { type ExtensionBrowser, startExtensionBrowser } from './extension-browser.ts'
import { expectGoodLook } from './look.ts'
import { press } from './press.ts'

const AGENT = 'Recorded order'
let browser: ExtensionBrowser
let base = ''

test.beforeAll(async ({ baseURL }) => {
  base = baseURL ?? ''
  browser = await startExtensionBrowser(base)
})
test.afterAll(() => browser.close())

/** Pairs this browser the way a person does: a code from the product, typed into the panel. */
async function connect(panel: Page): Promise<void> {
  const product = await browser.context.newPage()
  await product.goto('/extension')
  await product.getByRole('heading', { name: 'Connect a browser' }).scrollIntoViewIfNeeded()
  await product.getByRole('button', { name: 'Connect a browser' }).click()
  const code = await product.getByLabel('One-time code', { exact: true }).inputValue()
  await panel.getByLabel('Address of your installation').fill(new URL(base).host)
  await panel.getByLabel('One-time code').fill(code)
  await press(panel.getByRole('button', { name: 'Connect', exact: true }), 'Enter')
  await expect(panel.getByText('Connected', { exact: true })).toBeVisible()
  await product.close()
}

const practice = async (): Promise<string> => {
  const { url } = await (await browser.context.request.get(`${base}/api/practice`)).json()
  return url
}
const orders = async (url: string): Promise<number> =>
  (await (await browser.context.request.get(`${url}/api/orders`)).json()).total

test('D6 the built package pairs, records an order on the practice site, and the product replays it', async () => {
  const url = await practice()
  const before = await orders(url)
  const shop = await browser.context.newPage()
  await shop.goto(`${url}/shop`)
  const panel = await browser.openPanel(shop)
  await connect(panel)

  await panel.getByRole('tab', { name: 'Record' }).click()
  await press(panel.getByRole('button', { name: 'Start recording' }), 'Enter')
  await expect(panel.getByText('Recording', { exact: true })).toBeVisible()
  await shop.bringToFront()
  await shop.getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await shop.getByRole('heading', { name: 'Order it' }).waitFor()
  await expect(panel.getByText(/^Follow/)).toBeVisible()
  await shop.getByLabel('Quantity').fill('2')
  // By keys: what a program does to a field is not the person's doing, and is not recorded.
  await shop.getByLabel('Customer').focus()
  await shop.keyboard.press('ArrowDown')
  await shop.getByLabel('Gift wrapping').check()
  await shop.getByLabel('Note').fill('By the back door')
  await shop.getByRole('button', { name: 'Place order' }).click()
  await expect.poll(() => orders(url)).toBe(before + 1)

  await panel.bringToFront()
  await expect(panel.getByText('Press “Place order”')).toBeVisible()
  await panel.getByRole('button', { name: 'Stop recording' }).click()
  await panel.getByLabel('Name of the agent').fill(AGENT)
  // Other journeys come and go in the two places the free plan has.
  await expect(async () => {
    await panel.getByRole('button', { name: 'Make an agent of it' }).click()
    await expect(panel.getByText(`${AGENT} is ready in Qubot.`)).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 60_000 })

  const api = browser.context.request
  const agents: { id: string; name: string }[] = await (await api.get(`${base}/api/agents`)).json()
  const agent = agents.find(({ name }) => name === AGENT)
  const { id } = await (await api.post(`${base}/api/agents/${agent?.id}/execute`)).json()
  const task = async () => (await api.get(`${base}/api/tasks/${id}`)).json()
  await expect.poll(async () => (await task()).status, { timeout: 40_000 }).toMatch(/completed|failed/)
  // The shop has a page for the order and keeps no note: what was seen is not all that was entered.
  expect(await task()).toMatchObject({ status: 'completed', verdict: 'seen' })
  expect(await orders(url)).toBe(before + 2)
  const [replayed, recorded] = (await (await api.get(`${url}/api/orders`)).json()).items
  expect(recorded).toMatchObject({ customerId: 'C-02', lines: [{ quantity: 2 }] })
  expect([replayed.customerId, replayed.lines]).toEqual([recorded.customerId, recorded.lines])

  await panel.getByRole('tab', { name: 'Agents' }).click()
  await expect(panel.getByRole('link', { name: AGENT }).first()).toBeVisible()
  await api.delete(`${base}/api/agents/${agent?.id}`)
  await panel.getByRole('button', { name: 'Disconnect' }).click()
  await expect(panel.getByText('Not connected')).toBeVisible()
  await panel.close()
  await shop.close()
})

test('D6 a table becomes a task, a form is filled in after confirmation, and a browser that is revoked is out', async () => {
  const url = await practice()
  const crm = await browser.context.newPage()
  await crm.goto(`${url}/crm`)
  const panel = await browser.openPanel(crm)
  await connect(panel)
  await panel.getByRole('tab', { name: 'Tables' }).click()
  await press(panel.getByRole('button', { name: 'Look at this page' }), 'Enter')
  await expect(panel.getByRole('columnheader', { name: 'Company' })).toBeVisible()
  await expectGoodLook(panel)
  const saved = panel.waitForEvent('download')
  await panel.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = readFileSync(await (await saved).path(), 'utf8')
  expect(csv).toMatch(/^\ufeffName,Company,E-mail,Phone,Stage,Value\r\n/)
  await panel.getByRole('button', { name: 'Send to Qubot' }).click()
  await expect(panel.getByText('“Contacts” is a task in Qubot now.')).toBeVisible()
  const newest = async () =>
    (await (await browser.context.request.get(`${base}/api/tasks?search=Contacts&limit=1`)).json())[0]
  await expect.poll(async () => (await newest()).status).toBe('completed')
  expect((await newest()).result.rows).toHaveLength(15)

  await crm.getByRole('table').getByRole('link').first().click()
  await crm.getByRole('button', { name: 'Save contact' }).waitFor()
  await panel.getByRole('tab', { name: 'Forms' }).click()
  await panel.getByLabel('Company').fill('Analytical Engines')
  await panel.getByLabel('City').fill('London')
  await panel.getByRole('button', { name: 'Save my data' }).click()
  await expect(panel.getByText('Saved in this browser.')).toBeVisible()
  // What the browser's own menu leaves behind when "Fill this form from my data" is chosen; it cannot be pressed from here.
  await panel.evaluate(async () => {
    const { chrome } = window as unknown as { chrome: { storage: { session: { set(values: object): Promise<void> } } } }
    await chrome.storage.session.set({ wish: { kind: 'form', tabId: 0, at: Date.now() } })
  })
  await panel.getByRole('checkbox', { name: /City/ }).uncheck()
  const city = await crm.getByLabel('City').inputValue()
  await panel.getByRole('button', { name: 'Fill in (1)' }).click()
  await expect(crm.getByLabel('Company')).toHaveValue('Analytical Engines')
  expect(await crm.getByLabel('City').inputValue()).toBe(city)
  const stored = await (await browser.context.request.get(`${url}/api/contacts`)).text()
  expect(stored).not.toContain('Analytical Engines')

  const product = await browser.context.newPage()
  await product.goto('/extension')
  await product.getByRole('heading', { name: 'Connect a browser' }).scrollIntoViewIfNeeded()
  const connected = product.getByRole('button', { name: /^Disconnect Chrome/ })
  await expect(connected).not.toHaveCount(0)
  const count = await connected.count()
  // The newest is the first.
  await press(connected.first(), 'Enter')
  await expect(connected).toHaveCount(count - 1)
  await panel.getByRole('tab', { name: 'Agents' }).click()
  await expect(panel.getByText('Connect this browser')).toBeVisible()
  for (const page of [product, panel, crm]) await page.close()
})

test('the assistant counts on a site that was allowed, in this browser, and sends nothing', async () => {
  const crm = await browser.context.newPage()
  await crm.goto(`${await practice()}/crm`)
  const panel = await browser.openPanel(crm)
  await connect(panel)
  const sent: string[] = []
  browser.context.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await panel.getByRole('tab', { name: 'Learn' }).click()
  await crm.bringToFront()
  await crm.getByLabel('Search contacts').click()
  await crm.keyboard.type('before')
  await panel.bringToFront()
  await press(panel.getByRole('switch', { name: /^Learn on/ }), 'Space')
  await expect(panel.getByText('Keys: 0,')).toBeVisible()
  await crm.bringToFront()
  await crm.waitForTimeout(500)
  await crm.getByLabel('Search contacts').click()
  await crm.keyboard.type('twelve keys!')
  await expect(panel.getByText('Keys: 12, clicks: 1,')).toBeVisible()
  await panel.bringToFront()
  await press(panel.getByRole('switch', { name: /^Learn on/ }), 'Space')
  await press(panel.getByRole('button', { name: 'Clear what was counted' }), 'Enter')
  await expect(panel.getByText(/^Keys:/)).toBeHidden()
  expect(sent).toEqual([])
  await panel.getByRole('button', { name: 'Disconnect' }).click()
  await expect(panel.getByText('Not connected')).toBeVisible()
  await panel.close()
  await crm.close()
})

test('the extension page gives real packages, with the checksum of what arrives', async ({ page }) => {
  await page.goto('/extension')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Firefox' }) })
  await expect(card.getByText('Available')).toBeVisible()
  const download = page.waitForEvent('download')
  await press(card.getByRole('button', { name: 'Download for Firefox' }), 'Enter')
  const file = await download
  await expect(card.getByText('Download started! Check your downloads folder.')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^qubot-firefox-[\d.]+\.zip$/)
  const sha256 = createHash('sha256')
    .update(readFileSync(await file.path()))
    .digest('hex')
  await expect(card.getByText(sha256)).toBeVisible()
  await expect(card.getByText('Download started! Check your downloads folder.')).toBeHidden({ timeout: 5_000 })
  await expectGoodLook(page)
})
