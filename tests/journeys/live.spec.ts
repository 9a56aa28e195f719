import { expect, test } from '@playwright/test'

/** Refused at once, on this machine, without a network. */
const recipe = { version: 1, steps: [{ do: 'http.get', with: { url: 'http://169.254.169.254/' } }] }

test('decision 23: a task appears in the history, runs and ends before one’s eyes, without a reload', async ({
  page,
}) => {
  await page.goto('/tasks')
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const name = `Live ${Date.now()}`
  await page.request.post('/api/tasks', { data: { name, recipe } })
  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect(card).toBeVisible()
  await expect(card.getByText('Failed', { exact: true })).toBeVisible()
  await expect(card.getByRole('figure', { name: 'Error' })).toContainText('private or reserved')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('what happens while a window is out of sight is there when it is seen again', async ({ page }) => {
  await page.goto('/tasks')
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible()
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  const name = `Unseen ${Date.now()}`
  await page.request.post('/api/tasks', { data: { name, recipe } })
  await expect
    // Others hand in tasks meanwhile.
    .poll(async () => {
      const tasks = (await (await page.request.get('/api/tasks?limit=50')).json()) as { name: string; status: string }[]
      return tasks.find((task) => task.name === name)?.status
    })
    .toBe('failed')
  await expect(page.getByText(name)).toBeHidden()
  await hide(false)
  await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('Failed', { exact: true })).toBeVisible()
})
