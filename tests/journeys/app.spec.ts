import { expect, type Page, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'
import { openReleases } from './releases.ts'
import { signUp } from './sign-up.ts'

test.use({ serviceWorkers: 'allow' })

/** Once its worker holds the page, it stands without a network. */
async function openApp(page: Page, path = '/dashboard'): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

test('D5 the app can be installed: Chromium itself finds nothing missing', async ({ page }) => {
  await openApp(page)
  const devtools = await page.context().newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A private window is where this runs; that alone is not the app's doing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('D5 without a network the shell still stands and says so, and nothing of a person was kept', async ({
  page,
  context,
}) => {
  await openApp(page, '/tasks')
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByText('You are offline', { exact: false })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const kept = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname)
    return urls
  })
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter((path) => path !== '/dashboard' && !path.startsWith('/assets/'))).toEqual([])
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('You are offline', { exact: false })).toBeHidden()
})

test('D5 a new version waits for a word, and then takes over', async ({ page, baseURL }) => {
  const site = await openReleases(String(baseURL))
  await openApp(page, `${site.url}/dashboard`)
  site.release()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
  await expect(notice).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
  site.close()
})

test('D5 sign-out leaves nothing behind', async ({ browser }, { config }) => {
  const baseURL = String(config.metadata.accountsUrl)
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const email = `leaver-${Date.now()}@example.com`
  await signUp(page, { name: 'Lee', email, password: 'a long enough password' })
  await openApp(page)
  await page.evaluate(() => localStorage.setItem('agent-draft', JSON.stringify({ name: 'Secret' })))
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL(/sign-in/)
  const left = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ])
  await expect.poll(left).toEqual([])
  await context.close()
})

test('the store cards say where they lead, then offer the way that works', async ({ page }) => {
  await page.goto('/mobile')
  for (const needs of ['iOS 14.0+', 'Android 8.0+']) await expect(page.getByText(needs, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Download: Android' }).click()
  await expect(page.getByText('Redirecting to app store...')).toBeVisible()
  await expect(page.getByText('It installs from here instead')).toBeVisible()
  await expect(page.getByText('“Install app”')).toBeVisible()
  await expectGoodLook(page)
})
