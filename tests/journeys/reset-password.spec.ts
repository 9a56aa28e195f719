import { expect, test } from '@playwright/test'
import { expectGoodLook, listenForComplaints } from './look.ts'
import { startMailServer, unfold } from './mail-server.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { askForAccount } from './sign-up.ts'

const PORT = 4312
const baseURL = `http://127.0.0.1:${PORT}`
const edith = { name: 'Edith Clarke', email: 'edith@example.com', password: 'a long enough password' }
const changed = 'quite another password'

test.describe.configure({ mode: 'serial' })

let post: Awaited<ReturnType<typeof startMailServer>>
let server: OwnServer

// An installation with a mail server: the other journeys have none.
test.beforeAll(async ({ request }) => {
  post = await startMailServer()
  server = await startOwnServer(request, PORT, {
    AUTH_MODE: 'accounts',
    SMTP_URL: `smtp://127.0.0.1:${post.port}?from=office@mail.example&tls=off`,
    EGRESS_ALLOW: `127.0.0.1:${post.port}`,
  })
})

test.afterAll(async () => {
  await server.stop()
  await post.stop()
})

const linkIn = async (path: string, nth = 0): Promise<string> => {
  const links = () => post.got.flatMap((message) => unfold(message).match(new RegExp(`http\\S+${path}#[\\w.-]+`)) ?? [])
  await expect.poll(() => links().length, { timeout: 20_000 }).toBeGreaterThan(nth)
  return links()[nth] ?? ''
}

test('a new account is told to confirm its address, and the mailed link does it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await askForAccount(page, edith)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox', { timeout: 20_000 })
  await expectGoodLook(page)
  await page.goto(await linkIn('/verify-email'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel(/e-?mail/i).fill(edith.email)
  await page.getByLabel('Password', { exact: true }).fill(edith.password)
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center', { timeout: 20_000 })
  await page.goto('/settings')
  await expect(page.getByRole('switch', { name: 'E-mail notifications' })).toBeVisible()
  await expect(page.getByText('Not confirmed yet.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open outbox' })).toHaveCount(0)
  await context.close()
})

test('a forgotten password is replaced by way of a mailed link, which works once', async ({ browser }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const complaints = listenForComplaints(page)
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await expectGoodLook(page)
  await page.getByLabel(/e-?mail/i).fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/If there is an account for nobody@example.com/)).toBeVisible()

  await page.goto('/reset-password')
  await page.getByLabel(/e-?mail/i).fill(edith.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/If there is an account for edith@example.com/)).toBeVisible()
  const link = await linkIn('/reset-password')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please use at least 8 characters.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(changed)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel(/e-?mail/i).fill(edith.email)
  await page.getByLabel('Password', { exact: true }).fill(changed)
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center')
  expect(complaints).toEqual([])

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('once more, by a thief')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This link does not work any more')
  await context.close()
  expect(post.got.some((message) => message.includes('nobody@example.com'))).toBe(false)
})

test('where no mail is sent, the way to a new password is said plainly', async ({ page }) => {
  await page.goto('http://127.0.0.1:4311/reset-password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No mail is sent from here')
  await expect(page.getByText('npm run reset-password -- ada@example.com')).toBeVisible()
  await expectGoodLook(page)
})
