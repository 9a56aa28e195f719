import { expect, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'
import { press } from './press.ts'

test('the assistant learns only when switched on, suggests after its thresholds, and a suggestion becomes a draft', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.clock.install()
  await page.goto('/dashboard')
  const launcher = page.getByRole('button', { name: 'Learning Assistant' })
  await press(launcher, 'Enter')
  const panel = page.getByRole('region', { name: 'Learning Assistant' })
  await expect(panel.getByText('Paused', { exact: true })).toBeVisible()
  await press(panel.getByRole('switch', { name: 'Learn from what I do' }), 'Space')
  await expect(panel.getByText('Learning', { exact: true })).toBeVisible()
  for (const place of ['Task History', 'Deploy', 'Platforms', 'Settings', 'Task History']) {
    await page.getByRole('link', { name: place, exact: true }).first().click()
    await page.clock.runFor(3_000)
  }
  for (let key = 0; key < 51; key += 1) await page.keyboard.press('ArrowDown')
  await expect(panel.getByText('Your profile')).toBeHidden()
  for (let second = 0; second < 20; second += 1) await page.clock.runFor(1_000)
  await expect(panel.getByText('Your profile')).toBeVisible()
  await press(panel.getByRole('button', { name: 'Implement: You keep making the same rounds' }), 'Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue('Daily rounds')
  await expect(dialog.getByLabel('Objective')).toHaveValue(/pages I check every day/)
  await page.keyboard.press('Escape')
  await expect(panel.getByText('You keep making the same rounds')).toBeHidden()
  await panel.getByRole('button', { name: 'Clear everything' }).click()
  await panel.getByRole('button', { name: 'Close' }).press('Escape')
  await expect(panel).toBeHidden()
  expect(sent).toEqual([])
})

test('the extension page shows the assistant at work on what a visitor writes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/extension')
  const panel = page.getByRole('region', { name: 'Learning Assistant' })
  await panel.getByRole('switch').click()
  const note = page.getByLabel('Write something')
  await note.pressSequentially('invoice paid, invoice open, invoice late: please check every invoice today')
  await note.blur()
  for (let second = 0; second < 32; second += 1) await page.clock.runFor(1_000)
  await expect(panel.getByText('Profile built')).toBeVisible()
  await expect(panel.getByText('You have words of your own')).toBeVisible()
  await expectGoodLook(page)
})
