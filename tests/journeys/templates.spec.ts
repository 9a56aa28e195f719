import type { Agent } from '@app/contract'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { press } from './press.ts'

/** The free plan holds two agents; what a journey makes it takes away. */
async function removeAgents(request: APIRequestContext, name: string): Promise<void> {
  const agents = (await (await request.get('/api/agents')).json()) as Agent[]
  for (const agent of agents) if (agent.name === name) await request.delete(`/api/agents/${agent.id}`)
}

test('six templates with every field, found by words and by category', async ({ page }) => {
  await page.goto('/templates')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    await expect(card).toContainText('Revolutionary')
    await expect(card).toContainText('AI level')
    await expect(card.getByRole('list').nth(0).getByRole('listitem')).toHaveCount(5)
    await expect(card.getByRole('list').nth(1).getByRole('listitem')).toHaveCount(3)
  }
  await page.getByRole('searchbox').fill('workbook')
  await expect(page.getByRole('status').filter({ hasText: 'templates' })).toHaveText('2 templates')
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('Category').selectOption('Finance')
  await expect(cards).toHaveCount(1)
  await page.getByRole('searchbox').fill('zebra')
  await page.getByRole('button', { name: 'Show all templates' }).click()
  await expect(cards).toHaveCount(6)
})

test('a template becomes an agent that does it: drafted, created and run to a proven end by keyboard', async ({
  page,
}) => {
  await page.goto('/templates')
  await press(page.getByRole('button', { name: 'Use template Support Desk' }), 'Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue('Support Desk')
  await expect(dialog.getByLabel('Objective')).not.toHaveValue('')
  await expect(dialog.getByRole('list').getByRole('listitem')).toHaveCount(5)
  await expect(dialog.getByLabel('Starts at')).toHaveValue(/\/crm$/)
  await press(dialog.getByRole('button', { name: 'Create agent' }), 'Enter')
  await expect(dialog).toBeHidden()
  await page.goto('/dashboard')
  await press(page.getByRole('button', { name: 'Run: Support Desk' }), 'Enter')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Support Desk' }).first()
  await expect(card).toContainText('Verified', { timeout: 30_000 })
  await removeAgents(page.request, 'Support Desk')
})

test('on one’s own site: the address is asked for, and becomes the only site of the agent', async ({ page }) => {
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Use template Price Watch' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Starts at').fill('shop.example')
  await dialog.getByRole('button', { name: 'Create agent' }).click()
  await expect(dialog.getByRole('alert')).toContainText('whole address')
  await dialog.getByLabel('Starts at').fill('https://shop.example/offers')
  await dialog.getByRole('button', { name: 'Create agent' }).click()
  await expect(dialog).toBeHidden()
  const agents = (await (await page.request.get('/api/agents')).json()) as Agent[]
  const agent = agents.find(({ name }) => name === 'Price Watch')
  expect(agent?.domains).toEqual(['shop.example'])
  expect(agent?.recipe?.steps[0]).toMatchObject({ do: 'browser.open', with: { url: 'https://shop.example/offers' } })
  await removeAgents(page.request, 'Price Watch')
})

test('who changes the words gets new steps from them, and is told so', async ({ page }) => {
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Use template Report Writer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Objective').fill('Something else entirely')
  await expect(dialog).toContainText('makes new steps')
  await expect(dialog.getByLabel('Starts at')).toBeHidden()
})
