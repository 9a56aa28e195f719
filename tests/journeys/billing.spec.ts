import { expect, type Page, test } from '@playwright/test'
import { openStripe } from '../../apps/server/src/billing/open-stripe.ts'
import { setUpStripe } from '../../apps/server/src/billing/set-up-stripe.ts'
import { deliver } from '../stripe/deliver.ts'
import { payCheckout, payForm } from '../stripe/people.ts'
import { type StripeStandIn, startStripe } from '../stripe/start-stripe.ts'
import { expectGoodLook } from './look.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { signUp } from './sign-up.ts'

const PORT = 4313
const SECRET_KEY = 'sk_test_of_the_stand_in'
const WEBHOOK_SECRET = 'whsec_of_the_stand_in'
/** The provider's own code, as far as the checkout page uses it: fields that are ready, and a payment that is made. */
const PROVIDER_CODE = `window.Stripe = () => ({
  elements: () => ({
    submit: async () => ({}),
    create: () => ({ on: (event, act) => event === 'ready' && setTimeout(act), mount() {}, destroy() {} }),
  }),
  confirmPayment: async ({ clientSecret, confirmParams }) => {
    if (!(await window.payAtProvider(clientSecret))) return { error: { message: 'Your card was declined.' } }
    location.assign(confirmParams.return_url)
    return {}
  },
})`

test.describe.configure({ mode: 'serial' })

let stripe: StripeStandIn
let server: OwnServer

test.beforeAll(async ({ request }) => {
  stripe = await startStripe(Math.floor(Date.now() / 1_000))
  await setUpStripe(openStripe({ secretKey: SECRET_KEY, apiBase: stripe.url }), () => undefined)
  server = await startOwnServer(request, PORT, {
    AUTH_MODE: 'accounts',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_stand_in',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
  })
})
test.afterAll(async () => {
  await server.stop()
  await stripe.stop()
})

/** What the provider has to tell arrives. */
const hear = (page: Page) =>
  deliver(stripe.book, {
    secret: WEBHOOK_SECRET,
    post: async (data, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await page.request.post('/api/stripe/webhook', { data: Buffer.from(data), headers })).status()
    },
  })

const newcomer = (email: string) => ({ name: 'Ada', email, password: 'a long enough password' })

const planOf = async (page: Page) => (await (await page.request.get('/api/billing')).json()).planName
const expectPlan = (page: Page, name: string) => expect.poll(() => planOf(page), { timeout: 20_000 }).toBe(name)

test.use({ baseURL: `http://127.0.0.1:${PORT}` })

test('a plan is bought on the provider’s page; the success page grants nothing, the provider’s word does', async ({
  page,
}) => {
  await signUp(page, newcomer('ada@example.com'))
  const paid = { url: '' }
  await page.route('https://checkout.example/**', (route) => {
    paid.url = route.request().url()
    return route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' })
  })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Get Started with Quantum Pro' }).click()
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible()
  await page.goto('/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center', { timeout: 15_000 })
  expect(await planOf(page)).not.toBe('Quantum Pro')
  expect(payCheckout(stripe.book, paid.url, 'ok')).toBe(true)
  await hear(page)
  await expectPlan(page, 'Quantum Pro')
  await page.goto('/settings')
  await expect(page.getByText('$147 per month')).toBeVisible()
  await expect(page.getByText('8,000 actions per month')).toBeVisible()

  // A larger plan at once, for exactly the difference; a smaller one booked, and taken back.
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Get Started with Quantum Enterprise' }).click()
  await page.getByRole('button', { name: /^Pay \$[\d.,]+ and change$/ }).click()
  await expect(page.getByText('Plan changed', { exact: true })).toBeVisible()
  await hear(page)
  await expectPlan(page, 'Quantum Enterprise')
  await page.getByRole('button', { name: 'Get Started with Quantum Starter' }).click()
  await page.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByText('Change booked', { exact: true })).toBeVisible()
  await hear(page)
  await page.goto('/settings')
  await expect(page.getByText(/^Quantum Starter begins on/)).toBeVisible()
  await expectGoodLook(page)
  await page.getByRole('button', { name: 'Keep my plan' }).click()
  await expect(page.getByText(/^Quantum Starter begins on/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Download Invoices' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Resume plan' }).click()
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeVisible()
})

test('a plan is paid on our own page, after a card that was declined, through the provider’s own fields', async ({
  page,
}) => {
  await signUp(page, newcomer('grace@example.com'))
  const cards: ('declined' | 'ok')[] = ['declined', 'ok']
  await page.exposeFunction('payAtProvider', (secret: string) => payForm(stripe.book, secret, cards.shift() ?? 'ok'))
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PROVIDER_CODE }),
  )
  await page.goto('/checkout?plan=starter&billing=yearly')
  await expect(page.getByRole('heading', { name: 'Payment Details' })).toBeVisible()
  await expectGoodLook(page)
  await page.getByRole('button', { name: 'Pay $390' }).click()
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Your card was declined.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pay $390' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center')
  await hear(page)
  await expectPlan(page, 'Quantum Starter')
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'You already have Quantum Starter' })).toBeVisible()
})

test('without a provider Get Started leads to what is missing', async ({ page }) => {
  await page.goto('http://127.0.0.1:4310/pricing')
  await page.getByRole('button', { name: 'Get Started with Quantum Starter' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Setup Required' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Pricing' }).click()
  await expect(page.getByRole('heading', { name: 'Quantum Custom' })).toBeVisible()
})
