import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'
import { signUp } from './sign-up.ts'

test.describe.configure({ mode: 'serial' })
const baseURL = 'http://127.0.0.1:4311'
test.use({ baseURL })

/** Somebody new each time: what is tried once more begins with a new account. */
const email = `grace-${Date.now()}@example.com`
const grace = { name: 'Grace Hopper', email, password: 'a long enough password' }
const changed = 'another long password'

let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ baseURL, acceptDownloads: true })
  page = await context.newPage()
  await signUp(page, grace)
  await page.goto('/settings')
})
test.afterAll(() => context.close())

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The number an authenticator app would show for this secret. */
function codeOf(secret: string): string {
  const bits = [...secret]
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('the password is changed by who knows it, and a wrong one is said inline', async () => {
  await button('Change Password').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('not my password')
  await dialog.getByLabel('New password').fill(changed)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Current password').fill(grace.password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
})

test('another device is listed and signed out', async ({ browser }) => {
  const elsewhere = await browser.newContext({ baseURL })
  const body = { email: grace.email, password: changed }
  const signedIn = await elsewhere.request.post('/api/auth/sign-in/email', { data: body, headers: { origin: baseURL } })
  expect(signedIn.status()).toBe(200)
  await button('Manage Sessions').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(dialog.getByText('You are signed in on this device only.')).toBeVisible()
  expect((await elsewhere.request.get('/api/agents')).status()).toBe(401)
  await page.keyboard.press('Escape')
  await elsewhere.close()
})

test('two-factor is set up with a QR code, a code and backup codes, and switched off again', async () => {
  const toggle = page.getByRole('switch', { name: 'Two-Factor Authentication' })
  await toggle.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password').fill(changed)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /Scan this/ })).toBeVisible()
  const secret = await dialog.getByLabel('Or type this secret into the app', { exact: true }).inputValue()
  await dialog.getByLabel('Six-digit code from the app').fill('000000')
  await dialog.getByRole('button', { name: 'Verify and switch on' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Six-digit code from the app').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Verify and switch on' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your backup codes' })).toBeVisible()
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThanOrEqual(8)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(toggle).toHaveAttribute('aria-checked', 'true')
  await toggle.click()
  await dialog.getByLabel('Password').fill(changed)
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await expect(toggle).toHaveAttribute('aria-checked', 'false')
})

test('API access: a key is shown once and works; regenerated, the old one is refused', async ({ playwright }) => {
  await page.getByRole('switch', { name: 'API access' }).click()
  await button('Save Changes').click()
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  const anyone = await playwright.request.newContext({ baseURL })
  const statusFor = async (key: string) =>
    (await anyone.get('/api/agents', { headers: { authorization: `Bearer ${key}` } })).status()
  const takeKey = async () => {
    const dialog = page.getByRole('dialog')
    const key = await dialog.getByLabel('API key', { exact: true }).inputValue()
    await dialog.getByRole('button', { name: 'Close' }).click()
    return key
  }
  await expect(page.getByText(/^\S+••••••••••••$/)).toHaveCount(2)
  const regenerate = async () => {
    await button('Regenerate: Production API key').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click()
    await expect(page.getByText('Your new key')).toBeVisible()
    return takeKey()
  }
  const first = await regenerate()
  expect(await statusFor(first)).toBe(200)
  await expect(page.getByText(first)).toHaveCount(0)
  const second = await regenerate()
  expect([await statusFor(first), await statusFor(second)]).toEqual([401, 200])
  await anyone.dispose()
})

test('an export is a zip, a foreign file is refused in words, and the zip is taken up by the empty account', async () => {
  const waiting = page.waitForEvent('download')
  await button('Export Data').click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^qubot-\d{4}-\d\d-\d\d\.zip$/)
  const buffer = readFileSync(await download.path())
  expect(buffer.toString('latin1', 0, 2)).toBe('PK')
  const dialog = page.getByRole('dialog')
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('input[type=file]').setInputFiles(file)
  await choose({ name: 'holiday.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip at all') })
  await dialog.getByRole('button', { name: 'Import Data' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This is not an export of an account.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await choose({ name: 'export.zip', mimeType: 'application/zip', buffer })
  await dialog.getByRole('button', { name: 'Import Data' }).click()
  await expect(dialog.getByRole('heading', { name: 'Import finished' })).toBeVisible()
  await expect(dialog.getByRole('definition')).toHaveText(['0', '0', '0', '0', '0', '0'])
  await dialog.getByRole('button', { name: 'Close' }).first().click()
})

test('the settings of an account look finished, billing included', async () => {
  await expect(page.getByText('This installation is not connected to a payment provider')).toBeVisible()
  await expect(page.getByText(/^Actions renew on/)).toBeVisible()
  await expectGoodLook(page)
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('the account is deleted by typing its address, and then nobody can sign in with it', async () => {
  await button('Delete Account').click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Delete for good' })
  await dialog.getByLabel('Password').fill(changed)
  await dialog.getByLabel(`Type ${email}`).fill(email.replace('.com', '.org'))
  await expect(dialog.getByText('This is not your e-mail address.')).toBeVisible()
  await expect(submit).toBeDisabled()
  await dialog.getByLabel(`Type ${email}`).fill(grace.email)
  await submit.click()
  await expect(page).not.toHaveURL(/settings/)
  const body = { email: grace.email, password: changed }
  const again = await page.request.post('/api/auth/sign-in/email', { data: body, headers: { origin: baseURL } })
  expect(again.status()).toBe(401)
})
