import type { Agent } from '@app/contract'
import { expect, test } from '@playwright/test'

test('an agent is created from a description, is there after a reload, and can be deleted', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'New agent' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Price watch <b>')
  await dialog.getByLabel('Objective').fill('Collect the price of every product under 50 dollars')
  await dialog.getByRole('button', { name: /create/i }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByText('Price watch <b>').first()).toBeVisible()
  const agents = (await (await page.request.get('/api/agents')).json()) as Agent[]
  const agent = agents.find(({ name }) => name === 'Price watch <b>')
  await page.request.delete(`/api/agents/${agent?.id}`)
  await Promise.all([page.waitForResponse('**/api/agents'), page.reload()])
  await expect(page.getByRole('button', { name: 'New agent' }).first()).toBeVisible()
  await expect(page.getByText('Price watch <b>')).toHaveCount(0)
})

test('a template opens a filled draft', async ({ page }) => {
  await page.goto('/templates')
  await page
    .getByRole('button', { name: /use template/i })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel('Name')).not.toHaveValue('')
  await expect(page.getByRole('dialog').getByLabel('Objective')).not.toHaveValue('')
})

test('without a pointer: the palette opens with Ctrl-K, finds a screen, and goes there', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('task history')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Task History')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Ctrl')
})

test('on a phone the sidebar is a drawer that choosing a view, Escape and the backdrop close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  const open = page.getByRole('button', { name: /menu/i })
  await open.click()
  await page.getByRole('dialog').getByRole('button', { name: 'AI Templates' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Templates')
  await open.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(380, 400)
  await expect(page.getByRole('dialog')).toBeHidden()
})
