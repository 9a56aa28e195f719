import { expect, type Page, test } from '@playwright/test'

const SUBSCRIPTION = '**/api/subscription/status'
const ANALYTICS = '**/api/analytics/user'

const subscription = (actionLimit: number) => ({
  hasActiveSubscription: true,
  subscription: {
    tier: 'starter',
    actionLimit,
    planLimit: actionLimit,
    rolledOver: 0,
    resetsAt: '2031-01-01T00:00:00.000Z',
  },
})
const analytics = (actionsUsedThisMonth: number) => ({ actionsUsedThisMonth, level: 3, xp: 2_400 })

/** The dashboard with the two answers the meter reads forced. */
async function openWith(page: Page, used: number): Promise<void> {
  await page.route(SUBSCRIPTION, (route) => route.fulfill({ json: subscription(1_000) }))
  await page.route(ANALYTICS, (route) => route.fulfill({ json: analytics(used) }))
  await page.goto('/dashboard')
}

const meterOf = (page: Page) => page.getByRole('progressbar', { name: /AI actions|usage/i })

for (const [used, words, tone, warns] of [
  [790, '79% of this month used', 'bg-good', false],
  [800, 'High usage: 80% of this month', 'bg-warn', false],
  [900, 'High usage: 90% of this month', 'bg-warn', true],
  [950, 'Nearly at limit: 95% of this month', 'bg-bad', true],
  [1_000, 'Limit reached', 'bg-bad', true],
] as const) {
  test(`at ${used / 10} % of the limit the meter says “${words}”${warns ? ' and warns' : ''}`, async ({ page }) => {
    await openWith(page, used)
    await expect(page.getByText(words)).toBeVisible()
    await expect(meterOf(page)).toHaveAttribute('aria-valuenow', String(used / 10))
    await expect(meterOf(page).locator('div')).toHaveClass(new RegExp(tone))
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveCount(warns ? 1 : 0)
  })
}

test('empty, failing and slow answers: 0 of 1,000 until something is known, and the page stays usable', async ({
  page,
}) => {
  await page.route(SUBSCRIPTION, (route) => route.fulfill({ status: 500, body: '' }))
  await page.route(ANALYTICS, (route) => route.fulfill({ status: 503, body: 'Down for a moment.' }))
  await page.goto('/dashboard')
  await expect(page.getByText('0 / 1,000').first()).toBeVisible()
  await page.unroute(SUBSCRIPTION)
  await page.unroute(ANALYTICS)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(SUBSCRIPTION, async (route) => {
    await held
    await route.fulfill({ json: subscription(2_000) })
  })
  await page.route(ANALYTICS, (route) => route.fulfill({ json: analytics(0) }))
  await page.reload()
  await expect(page.getByText('0 / 1,000').first()).toBeVisible()
  await page.getByRole('button', { name: 'AI Templates' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Templates')
  answer()
  await expect(page.getByText('0 / 2,000').first()).toBeVisible()
})

test('polls: the subscription every 30 s, the actions every 10 s, and nothing is retried', async ({ page }) => {
  const asked = { subscription: 0, analytics: 0 }
  await page.clock.install()
  await page.route(SUBSCRIPTION, (route) => {
    asked.subscription += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await page.route(ANALYTICS, (route) => {
    asked.analytics += 1
    return route.fulfill({ json: analytics(5) })
  })
  await page.goto('/dashboard')
  await expect(page.getByText('5 / 1,000').first()).toBeVisible()
  await expect.poll(() => asked.subscription).toBe(1)
  const first = asked.analytics
  await page.clock.runFor(9_000)
  expect(asked.subscription).toBe(1)
  for (let tens = 0; tens < 3; tens += 1) {
    await page.clock.runFor(10_000)
    // Real time passes too, so there may be one more.
    await expect.poll(() => asked.analytics).toBeGreaterThanOrEqual(first + tens + 1)
  }
  await expect.poll(() => asked.subscription).toBeGreaterThanOrEqual(2)
  expect(asked.analytics).toBeLessThan(first + 8)
  expect(asked.subscription).toBeLessThan(4)
})

test('back from payment: greeted once, the new limit is there, and the address is clean', async ({ page }) => {
  let limit = 1_000
  await page.route(SUBSCRIPTION, (route) => route.fulfill({ json: subscription(limit) }))
  await page.goto('/dashboard')
  await expect(page.getByText('/ 1,000').first()).toBeVisible()
  limit = 8_000
  await page.goto('/dashboard?payment=success')
  await expect(page.getByText('Payment received', { exact: true })).toBeVisible()
  await expect(page.getByText('/ 8,000').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})
