import { expect, test } from '@playwright/test'
import { BOTH_SIZES, expectGoodLook } from './look.ts'
import { press } from './press.ts'

/** The shop as an agent finds it, without a page to load. */
const shopAt = (price: string) => {
  const html = `<table><tr><th>Name</th><th>Price</th></tr><tr><td>Desk lamp</td><td>${price}</td></tr></table>`
  return { version: 1, steps: [{ do: 'extract.table', name: 'Read the prices', with: { html } }] }
}

test('a price is watched from the run that found it, its fall is told where one is, and leads to the watch', async ({
  page,
}) => {
  const ask = async (path: string, data: object) => {
    let answer: { id: string } | undefined
    // The plan has two places, and another journey may be using them for a moment.
    await expect(async () => {
      const reply = await page.request.post(path, { data })
      expect(reply.ok(), await reply.text()).toBe(true)
      answer = await reply.json()
    }).toPass({ timeout: 60_000 })
    return answer?.id ?? ''
  }
  const agentId = await ask('/api/agents', { name: 'Lamp scout', recipe: shopAt('$120.00') })
  const run = async (price: string) => {
    const id = await ask('/api/tasks', { name: 'Read the lamp', agentId, recipe: shopAt(price) })
    const status = async () => (await (await page.request.get(`/api/tasks/${id}/run`)).json()).status
    await expect.poll(status, { timeout: 30_000 }).toBe('completed')
    return id
  }
  await page.goto(`/tasks/${await run('$120.00')}`)
  await press(page.getByRole('button', { name: 'Watch this price' }), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Watch a price' })
  await expect(dialog.getByLabel('Product')).toHaveValue('Desk lamp')
  await dialog.getByLabel('Address').fill('https://shop.example/lamp')
  await dialog.getByLabel('Target price').fill('90')
  await dialog.getByRole('button', { name: 'Watch price' }).click()
  await expect(dialog).toBeHidden()
  await run('$120.00')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await run('$100.00')
  await press(page.getByRole('button', { name: 'Open watch' }), 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price watches')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lamp scout' })
  await expect(card).toContainText('Fell from 120 to 100')
  await expectGoodLook(page, BOTH_SIZES)
  await page.setViewportSize({ width: 1440, height: 900 })
  await press(card.getByRole('button', { name: 'Stop watching: Desk lamp' }), 'Enter')
  await page.getByRole('button', { name: 'Stop watching', exact: true }).click()
  await expect(page.getByText('No price is watched yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No longer watched' })).toBeVisible()
  await page.request.delete(`/api/agents/${agentId}`)
})
