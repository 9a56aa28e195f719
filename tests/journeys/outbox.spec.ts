import { expect, test } from '@playwright/test'
import { expectGoodLook, listenForComplaints } from './look.ts'

test('a run that fails leaves a mail in the outbox, which is found in the settings and read there by keyboard', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page)
  const name = `Open what is not there ${Date.now()}`
  const { url } = await (await request.get('/api/practice')).json()
  const press = { do: 'browser.click', name: 'Press it', with: { target: { role: 'button', name: 'Nowhere' } } }
  const steps = [{ do: 'browser.open', name: 'Open the shop', with: { url } }, press]
  const task = await request.post('/api/tasks', { data: { name, recipe: { version: 1, steps } } })
  expect(task.status(), await task.text()).toBe(200)
  const { id } = await task.json()
  const subject = `A task has failed: ${name}`
  const subjects = async () =>
    (await (await request.get('/api/outbox')).json()).map((mail: { subject: string }) => mail.subject)
  await expect.poll(subjects, { timeout: 30_000 }).toContain(subject)

  await page.goto('/settings')
  await expect(page.getByText(/kept in the outbox below/)).toBeVisible()
  const open = page.getByRole('button', { name: 'Open outbox' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Outbox' })
  await expect(dialog.getByRole('button', { name: subject })).toBeVisible()
  // With the list: the checker would wait for ever for its script to answer from a frame that runs none.
  await expectGoodLook(page)
  await dialog.getByRole('button', { name: subject }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: subject })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'All mails' })).toBeFocused()
  const mail = dialog.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'A task has failed' })).toBeVisible()
  await expect(mail.getByRole('link', { name: 'See what happened' })).toHaveAttribute(
    'href',
    new RegExp(`/tasks/${id}$`),
  )

  const opened = page.waitForEvent('popup')
  await mail.getByRole('link', { name: 'See what happened' }).click()
  const run = await opened
  await expect(run.getByRole('heading', { level: 1 })).toHaveText(name)
  await run.close()

  await dialog.getByRole('button', { name: 'All mails' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: subject })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  expect(complaints).toEqual([])
})

test('with e-mail notifications off, a run that fails writes no mail', async ({ request }) => {
  const before = await (await request.get('/api/settings/user')).json()
  const { userId: _, ...settings } = before
  const save = (emailNotifications: boolean) =>
    request.post('/api/settings/user', { data: { ...settings, emailNotifications } })
  expect((await save(false)).status()).toBe(200)
  try {
    const name = `Nobody is told ${Date.now()}`
    const steps = [{ do: 'http.get', name: 'Ask', with: { url: 'http://127.0.0.1:1/' } }]
    const { id } = await (await request.post('/api/tasks', { data: { name, recipe: { version: 1, steps } } })).json()
    const status = async () => (await (await request.get(`/api/tasks/${id}/run`)).json()).status
    await expect.poll(status, { timeout: 30_000 }).toBe('failed')
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    const kept: { subject: string }[] = await (await request.get('/api/outbox')).json()
    expect(kept.filter(({ subject }) => subject.includes(name))).toEqual([])
  } finally {
    await save(before.emailNotifications)
  }
})
