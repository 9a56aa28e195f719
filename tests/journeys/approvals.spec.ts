import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'
import { press } from './press.ts'

/** A task whose one step sends a mail, under the rule that whatever is sent is asked about first. */
async function startSending(request: APIRequestContext, subject: string): Promise<string> {
  const mail = { to: ['ada@example.com'], subject, text: 'The order has arrived.' }
  const recipe = { version: 1, steps: [{ do: 'email.send', name: 'Tell Ada', with: mail }] }
  const permissions = { fileAccess: false, appAccess: true }
  const policy = { permissions, limits: {}, approval: 'sends', domains: null }
  const answer = await request.post('/api/tasks', { data: { name: subject, recipe, policy } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id
}

async function countSent(request: APIRequestContext, subject: string): Promise<number> {
  const mails: { subject: string }[] = await (await request.get('/api/outbox')).json()
  return mails.filter((mail) => mail.subject === subject).length
}

const cardOf = (page: Page, subject: string) =>
  page.getByRole('region', { name: 'Needs you' }).filter({ hasText: `${subject} wants to go on with “Tell Ada”` })

test('S-43 what would be sent waits in the Command Center, is read there, and goes out once at a word, all by keyboard', async ({
  page,
  request,
}) => {
  const subject = `Arrived ${Date.now()}`
  await page.goto('/dashboard')
  const id = await startSending(request, subject)
  const card = cardOf(page, subject)
  await expect(card).toBeVisible({ timeout: 30_000 })
  await press(card.getByText('What exactly would happen'), 'Enter')
  await expect(card).toContainText('ada@example.com')
  await expect(card).toContainText('The order has arrived.')
  expect(await countSent(request, subject)).toBe(0)
  await expectGoodLook(page)
  await press(card.getByRole('button', { name: 'Approve' }), 'Enter')
  await expect(card).toBeHidden()
  const status = async () => (await (await request.get(`/api/tasks/${id}/run`)).json()).status
  await expect.poll(status, { timeout: 30_000 }).toBe('completed')
  expect(await countSent(request, subject)).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an approval is given and another declined with a finger, and the result is read', async ({ page, request }) => {
    const [yes, no] = [`Yes ${Date.now()}`, `No ${Date.now()}`]
    const approved = await startSending(request, yes)
    await page.goto(`/tasks/${approved}`)
    await cardOf(page, yes).getByRole('button', { name: 'Approve' }).tap({ timeout: 30_000 })
    await expect(page.getByRole('status').filter({ hasText: 'Completed' })).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => countSent(request, yes)).toBe(1)

    const declined = await startSending(request, no)
    await page.goto(`/tasks/${declined}`)
    await cardOf(page, no).getByRole('button', { name: 'Decline' }).tap({ timeout: 30_000 })
    await expect(page.getByRole('status').filter({ hasText: 'Failed' })).toBeVisible({ timeout: 30_000 })
    expect(await countSent(request, no)).toBe(0)
  })
})
