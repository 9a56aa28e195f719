import { DEMO_USER } from '@app/core'
import { DEFAULT_SETTINGS } from '@app/spec'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const demo = await startTestApp()
const ORDER = {
  priceId: 'price_pro_monthly',
  successUrl: 'http://127.0.0.1:3000/success',
  cancelUrl: 'http://127.0.0.1:3000/pricing',
}

test.each([
  ['POST', '/api/create-checkout-session', ORDER],
  ['POST', '/api/create-payment-intent', { amount: 147, planType: 'professional_monthly' }],
  ['POST', '/api/billing/change', { plan: 'starter', interval: 'month' }],
  ['POST', '/api/billing/portal', { returnUrl: 'http://127.0.0.1:3000/settings' }],
  ['POST', '/api/stripe/webhook', {}],
])('B-08 without keys %s %s says what an operator sets', async (method, path, body) => {
  const { status, words } = await demo.person().ask(method, path, body)
  expect([status, words]).toEqual([503, expect.stringContaining('STRIPE_SECRET_KEY')])
})

test('B-08 without keys the plan can be read, a change reckoned, invoices listed', async () => {
  const someone = demo.person()
  expect((await someone.ask('GET', '/api/billing')).json).toMatchObject({
    ...{ paymentsReady: false, publishableKey: null },
    ...{ tier: 'micro', status: 'free', source: 'none', priceCents: null, paymentMethod: null },
  })
  const preview = await someone.ask('POST', '/api/billing/preview', { plan: 'custom', interval: 'year' })
  expect(preview.json).toMatchObject({ kind: 'buy', dueNowCents: 927_000 })
  expect((await someone.ask('GET', '/api/billing/invoices')).json).toEqual([])
})

test.each([
  ['successUrl', 'https://evil.example/success'],
  ['cancelUrl', 'http://127.0.0.1.evil.example:3000/pricing'],
  ['successUrl', 'javascript:alert(1)'],
  ['cancelUrl', 'http://127.0.0.1:3001/pricing'],
])('B-09 a payment leads back to this site and nowhere else: %s %s is refused', async (name, address) => {
  const { status, words } = await demo
    .person()
    .ask('POST', '/api/create-checkout-session', { ...ORDER, [name]: address })
  expect([status, words]).toEqual([400, expect.stringContaining(name)])
})

test('an administrator gives and takes a plan without payment, and its actions are there at once', async () => {
  const admin = demo.person()
  const path = `/api/admin/plans/${DEMO_USER.id}`
  expect((await admin.ask('PUT', path, { tier: 'enterprise' })).json).toMatchObject({
    tier: 'enterprise',
    status: 'active',
    source: 'administrator',
    priceCents: null,
  })
  expect((await admin.ask('GET', '/api/subscription/status')).json).toMatchObject({
    hasActiveSubscription: true,
    subscription: { tier: 'enterprise', planLimit: 35_000 },
  })
  expect((await admin.ask('PUT', path, { tier: 'micro' })).json).toMatchObject({ tier: 'micro', source: 'none' })
  expect((await admin.ask('PUT', '/api/admin/plans/nobody', { tier: 'starter' })).status).toBe(404)
  expect((await admin.ask('PUT', path, { tier: 'platinum' })).status).toBe(400)
})

test('nobody but an administrator gives plans, and no API key comes near the money', async () => {
  const { signUp, person } = await startTestApp({ authMode: 'accounts' })
  const admin = await signUp('first@example.com')
  const other = await signUp('other@example.com')
  const me = (await other.ask('GET', '/api/session')).json as { user: { id: string } }
  const path = `/api/admin/plans/${me.user.id}`
  expect((await other.ask('PUT', path, { tier: 'quantum' })).status).toBe(403)
  expect((await person().ask('PUT', path, { tier: 'quantum' })).status).toBe(401)
  expect((await admin.ask('PUT', path, { tier: 'quantum' })).status).toBe(200)
  expect((await other.ask('GET', '/api/billing')).json).toMatchObject({ tier: 'quantum', plan: 'custom' })
  await admin.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: true })
  const made = await admin.ask('POST', '/api/account/api-keys', { name: 'k', scopes: ['read', 'write'] })
  const bearer = { authorization: `Bearer ${(made.json as { key: string }).key}` }
  expect((await person().ask('GET', '/api/agents', undefined, bearer)).status).toBe(200)
  expect((await person().ask('PUT', path, { tier: 'micro' }, bearer)).status).toBe(403)
  expect((await person().ask('GET', '/api/billing', undefined, bearer)).status).toBe(403)
  expect((await person().ask('POST', '/api/create-checkout-session', ORDER, bearer)).status).toBe(403)
})
