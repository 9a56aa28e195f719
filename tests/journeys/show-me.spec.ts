import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** Of its own: it needs a place for an agent, and the shared one has too few. */
const PORT = 4327
test.use({ baseURL: `http://127.0.0.1:${PORT}`, viewport: { width: 1440, height: 1000 } })

let server: OwnServer
test.beforeAll(async ({ request }) => {
  server = await startOwnServer(request, PORT, { AUTH_MODE: 'demo' })
})
test.afterAll(() => server.stop())

/** Where on the page something is, as a part of it: found in a window of the same size as the agent's. */
async function findPlace(page: Page, url: string, find: (page: Page) => Locator): Promise<{ x: number; y: number }> {
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 1280, height: 800 })
  await other.goto(url)
  const box = await find(other).boundingBox()
  await other.close()
  if (!box) throw new Error('It is not on the page.')
  return { x: (box.x + box.width / 2) / 1280, y: (box.y + box.height / 2) / 800 }
}

test('who is not understood shows it once; other words of the same kind do it for somebody else', async ({ page }) => {
  await page.goto('/dashboard')
  const { url } = (await (await page.request.get('/api/practice')).json()) as { url: string }
  const crm = `${url.replace(/\/$/, '')}/crm`
  const contacts = await (await page.request.get(crm)).text()
  const [first, second] = [...contacts.matchAll(/<a href="([^"]*\/crm\/[^"]+)">([^<]+)<\/a>/g)].map(
    ([, path = '', name = '']) => ({ name, record: new URL(path, crm).href }),
  )
  if (!first || !second) throw new Error('There are no contacts to show it on.')
  const words = (name: string, city: string) => `On ${crm}: ${name} lives in ${city} from now on`

  await page.getByRole('textbox', { name: 'What should be done?' }).fill(words(first.name, 'Oslo'))
  await page.getByRole('button', { name: 'Show me' }).click()
  const live = page.getByRole('region', { name: 'Live' })
  const remote = live.getByRole('application')
  await expect(remote).toBeFocused()
  await expect(live).toContainText('Show me how it is done')
  const press = async (place: { x: number; y: number }) => {
    const box = await remote.boundingBox()
    await remote.click({ position: { x: place.x * (box?.width ?? 0), y: place.y * (box?.height ?? 0) } })
  }
  await press(await findPlace(page, crm, (at) => at.getByRole('link', { name: first.name })))
  await expect(live.getByRole('textbox', { name: 'Address of the page' })).toHaveValue(/\/crm\/./)
  await press(await findPlace(page, first.record, (at) => at.getByLabel('City')))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Oslo')
  await press(await findPlace(page, first.record, (at) => at.getByRole('button', { name: 'Save contact' })))
  const noted = live.getByRole('region', { name: 'Noted so far' })
  await expect(noted.getByRole('listitem')).toHaveText([
    new RegExp(`Click link "${first.name}"`),
    /Type "Oslo" into textbox "City"/,
    /Click button "Save contact"/,
  ])
  await expectGoodLook(page)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await live.getByRole('button', { name: 'Done' }).click()

  const shown = page.getByRole('region', { name: 'What you showed' })
  await expect(shown).toContainText('Different each time')
  await expectGoodLook(page)
  await shown.getByRole('button', { name: 'Save as an agent' }).click()
  await expect(page).toHaveURL(/\/agents\//)

  await page.goto('/dashboard')
  await page.getByRole('textbox', { name: 'What should be done?' }).fill(words(second.name, 'Lima'))
  await expect(page.getByText('As you showed it', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Run it/ }).click()
  await expect(page.getByText('Verified', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  expect(await (await page.request.get(second.record)).text()).toContain('value="Lima"')
  expect(await (await page.request.get(first.record)).text()).toContain('value="Oslo"')
})

test('a value that somebody points at is read of whoever is named the next time', async ({ page }) => {
  await page.goto('/dashboard')
  const { url } = (await (await page.request.get('/api/practice')).json()) as { url: string }
  const crm = `${url.replace(/\/$/, '')}/crm`
  const words = (name: string) => `On ${crm}: ${name}, and what to dial`
  const rows = await readRows(page, crm)
  const [first, second] = [rows[0], rows[1]]
  if (!first || !second) throw new Error('There are no contacts to show it on.')

  await page.getByRole('textbox', { name: 'What should be done?' }).fill(words(first.name))
  await page.getByRole('button', { name: 'Show me' }).click()
  const live = page.getByRole('region', { name: 'Live' })
  const remote = live.getByRole('application')
  await expect(remote).toBeFocused()
  await live.getByRole('button', { name: 'Read a value' }).click()
  await expect(live).toContainText('Point at the value.')
  await expectGoodLook(page)
  await page.setViewportSize({ width: 1440, height: 1000 })
  const place = await findPlace(page, crm, (at) => at.getByRole('cell', { name: first.phone, exact: true }))
  const box = await remote.boundingBox()
  await remote.click({ position: { x: place.x * (box?.width ?? 0), y: place.y * (box?.height ?? 0) } })
  await expect(live.getByRole('region', { name: 'Noted so far' }).getByRole('listitem')).toHaveText([
    new RegExp(`Read “Phone” of “${first.name}”: ${first.phone.replace('+', '\\+')}`),
  ])
  await live.getByRole('button', { name: 'Done' }).click()
  const shown = page.getByRole('region', { name: 'What you showed' })
  await expect(shown).toContainText('Different each time')
  await shown.getByRole('button', { name: 'Save as an agent' }).click()
  await expect(page).toHaveURL(/\/agents\//)

  await page.goto('/dashboard')
  await page.getByRole('textbox', { name: 'What should be done?' }).fill(words(second.name))
  await expect(page.getByText('As you showed it', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Run it/ }).click()
  await expect(page.getByText(second.phone).first()).toBeVisible({ timeout: 60_000 })
})

/** The contacts as the page has them. */
async function readRows(page: Page, url: string): Promise<{ name: string; phone: string }[]> {
  const other = await page.context().newPage()
  await other.goto(url)
  const rows = await other
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim())))
  await other.close()
  return rows.map((cells) => ({ name: cells[0] ?? '', phone: cells[3] ?? '' }))
}
