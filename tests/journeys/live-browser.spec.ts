import { expect, type Page, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'

/** The agent opens the practice shop and waits for what only a person will look for. */
async function startWaiting(page: Page, name: string): Promise<{ id: string; shop: string }> {
  const { url } = (await (await page.request.get('/api/practice')).json()) as { url: string }
  const shop = `${url.replace(/\/$/, '')}/shop`
  const steps = [
    { do: 'browser.open', with: { url: shop } },
    { do: 'browser.wait', with: { text: 'Toner, black' } },
    { do: 'browser.read', with: {} },
  ]
  const policy = {
    permissions: { fileAccess: false, appAccess: false },
    limits: {},
    approval: 'risky',
    domains: ['127.0.0.1'],
  }
  const answer = await page.request.post('/api/tasks', { data: { name, recipe: { version: 1, steps }, policy } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { id: ((await answer.json()) as { id: string }).id, shop }
}

/** Where on the page something is, as a part of it: found in a window of the same size as the agent's. */
async function findPlace(page: Page, url: string, selector: string): Promise<{ x: number; y: number }> {
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 1280, height: 800 })
  await other.goto(url)
  const box = await other.locator(selector).first().boundingBox()
  await other.close()
  if (!box) throw new Error(`${selector} is not on the page.`)
  return { x: (box.x + box.width / 2) / 1280, y: (box.y + box.height / 2) / 800 }
}

test('a person watches the browser of a running task, takes it over, types, and hands it back', async ({ page }) => {
  const name = `Watched ${Date.now()}`
  await page.goto('/tasks')
  const { id, shop } = await startWaiting(page, name)
  const search = await findPlace(page, shop, 'input[name=q]')
  const card = page.getByRole('listitem').filter({ hasText: name })
  await card.getByRole('button', { name: 'Watch live' }).click()
  const live = card.getByRole('region', { name: 'Live' })
  await expect(live.getByRole('img', { name: /as the agent sees it/ })).toBeVisible()
  await expect(live).toContainText('/shop')
  await expectGoodLook(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await live.getByRole('button', { name: 'Take over' }).click()
  const remote = live.getByRole('application')
  await expect(remote).toBeFocused()
  await expect(live).toContainText('The agent waits, and its time stands still.')
  await expectGoodLook(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const box = await remote.boundingBox()
  await remote.click({ position: { x: search.x * (box?.width ?? 0), y: search.y * (box?.height ?? 0) } })
  await page.keyboard.type('toner')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await expect(live.getByRole('textbox', { name: 'Address of the page' })).toHaveValue(/q=toner.*most=500/)
  // The keyboard is the person's own again, without a mouse.
  await page.keyboard.press('Escape')
  await expect(remote).not.toBeFocused()

  await live.getByRole('button', { name: 'Hand back' }).click()
  await expect(card.getByText('Completed', { exact: true })).toBeVisible()
  const { steps } = (await (await page.request.get(`/api/tasks/${id}`)).json()) as { steps: { proof: string }[] }
  expect(steps[1]?.proof).toMatch(/^You took over for \d+ s/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('D5 a browser is taken over, typed into and handed back with a finger', async ({ page }) => {
    const name = `Touched ${Date.now()}`
    const { id, shop } = await startWaiting(page, name)
    const search = await findPlace(page, shop, 'input[name=q]')
    await page.goto('/tasks')
    const card = page.getByRole('listitem').filter({ hasText: name })
    await card.getByRole('button', { name: 'Watch live' }).tap()
    const live = card.getByRole('region', { name: 'Live' })
    await live.getByRole('button', { name: 'Take over' }).tap()
    const remote = live.getByRole('application')
    await expect(remote).toBeVisible()
    await remote.scrollIntoViewIfNeeded()
    const box = await remote.boundingBox()
    await remote.tap({ position: { x: search.x * (box?.width ?? 0), y: search.y * (box?.height ?? 0) } })
    await live.getByLabel('Type into the page').fill('toner')
    await live.getByRole('button', { name: 'Type it' }).tap()
    await live.getByRole('button', { name: 'Press Enter in the page' }).tap()
    await expect(live.getByRole('textbox', { name: 'Address of the page' })).toHaveValue(/q=toner/)
    await live.getByRole('button', { name: 'Hand back' }).tap()
    await expect(card.getByText('Completed', { exact: true })).toBeVisible()
    expect((await (await page.request.get(`/api/tasks/${id}/run`)).json()).status).toBe('completed')
  })
})
