// @vitest-environment happy-dom
import { loadTexts } from '@app/spec/texts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../lib/testing.tsx'
import { toast } from '../../lib/toast.ts'
import { CheckoutPage } from './checkout-page.tsx'

/** The provider's own code, as far as this page uses it: fields that are ready when somebody says so, and its answers. */
const provider = vi.hoisted(() => {
  const handlers = new Map<string, (event: unknown) => void>()
  return {
    tell: (event: string, given: unknown = {}) => handlers.get(event)?.(given),
    load: vi.fn(),
    elements: {
      submit: vi.fn(async (): Promise<{ error?: { message: string } }> => ({})),
      create: vi.fn((_kind: string, _options: unknown) => ({
        on: (event: string, handler: (given: unknown) => void) => handlers.set(event, handler),
        mount: vi.fn(),
        destroy: vi.fn(),
      })),
    },
    confirmPayment: vi.fn(async (_order: unknown): Promise<{ error?: { message: string } }> => ({})),
  }
})
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: provider.load }))
vi.mock('../../lib/toast.ts', () => ({ toast: vi.fn() }))

const FREE = {
  paymentsReady: false,
  publishableKey: null,
  tier: 'micro',
  plan: null,
  planName: 'Free',
  status: 'free',
  source: 'none',
  interval: null,
  priceCents: null,
  periodEnd: null,
  cancelAtPeriodEnd: false,
  graceUntil: null,
  pendingChange: null,
  paymentMethod: null,
}
const READY = { ...FREE, paymentsReady: true, publishableKey: 'pk_test_1' }

beforeEach(() => {
  vi.clearAllMocks()
  provider.load.mockResolvedValue({ elements: () => provider.elements, confirmPayment: provider.confirmPayment })
})

async function openCheckout(search: string, billing: object = FREE, answers = {}) {
  const sent = answerCalls({ 'GET /api/billing': billing, ...answers })
  const router = createRouter({
    routeTree: createRootRoute({ component: CheckoutPage }),
    history: createMemoryHistory({ initialEntries: [`/${search}`] }),
  })
  await router.load()
  const messages = { checkout: await loadTexts('en', 'checkout'), shell: await loadTexts('en', 'shell') } as never
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </IntlProvider>,
  )
  return sent
}
const INTENT = { 'POST /api/create-payment-intent': { clientSecret: 'secret_1' } }
const payButton = () => screen.findByRole('button', { name: /^Pay/ })

test.each([
  ['', 'Quantum Pro', 'Monthly', '$147 / month'],
  ['?plan=starter&billing=yearly', 'Quantum Starter', 'Annual', '$390 / year'],
  ['?plan=nonsense&billing=weekly', 'Quantum Pro', 'Monthly', '$147 / month'],
  ['?plan=quantum', 'Quantum Custom', 'Monthly', '$927 / month'],
  ['?plan=42&billing=yearly', 'Quantum Pro', 'Annual', '$1,470 / year'],
])('checkout with %j orders %s, %s, at %s', async (search, plan, billing, price) => {
  await openCheckout(search)
  expect(await screen.findByText(plan)).toBeTruthy()
  expect(screen.getByText(billing)).toBeTruthy()
  expect(screen.getByText(price)).toBeTruthy()
})

test('without a payment provider checkout says so, asks for no card, loads nothing and leads back to pricing', async () => {
  await openCheckout('')
  expect(await screen.findByRole('heading', { name: 'Payment Setup Required' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to Pricing' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(provider.load).not.toHaveBeenCalled()
})

test('the methods are card, google pay, apple pay, and nothing is paid before the provider is ready', async () => {
  await openCheckout('', READY)
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Card', 'Google Pay', 'Apple Pay'])
  expect((await payButton()).hasAttribute('disabled')).toBe(true)
  await waitFor(() => expect(provider.elements.create).toHaveBeenCalled())
  provider.tell('ready')
  await waitFor(async () => expect((await payButton()).hasAttribute('disabled')).toBe(false))
})

async function payReady(answers = {}) {
  const sent = await openCheckout('?plan=starter&billing=yearly', READY, { ...INTENT, ...answers })
  await waitFor(() => expect(provider.elements.create).toHaveBeenCalled())
  provider.tell('ready')
  await waitFor(async () => expect((await payButton()).hasAttribute('disabled')).toBe(false))
  fireEvent.click(await payButton())
  return sent
}

test('what is paid is the catalogue’s price, and the way back is the dashboard', async () => {
  const sent = await payReady()
  await waitFor(() => expect(provider.confirmPayment).toHaveBeenCalled())
  expect(sent.find(({ call }) => call === 'POST /api/create-payment-intent')?.body).toEqual({
    amount: 390,
    planType: 'starter_yearly',
  })
  expect(provider.confirmPayment.mock.calls[0]?.[0]).toMatchObject({
    clientSecret: 'secret_1',
    confirmParams: { return_url: `${window.location.origin}/dashboard?payment=success` },
  })
  expect(toast).not.toHaveBeenCalled()
})

test('a card that is declined is told in the provider’s words, and can be tried again', async () => {
  provider.confirmPayment.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } })
  await payReady()
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      title: 'Payment Failed',
      description: 'Your card was declined.',
      tone: 'destructive',
    }),
  )
  await waitFor(async () => expect((await payButton()).hasAttribute('disabled')).toBe(false))
})

test('decision 16: what nobody expected is told as well', async () => {
  await payReady({ 'POST /api/create-payment-intent': undefined })
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      title: 'Payment Error',
      description: 'An unexpected error occurred. Please try again.',
      tone: 'destructive',
    }),
  )
  expect(provider.confirmPayment).not.toHaveBeenCalled()
})

test('a wallet that this browser does not have is said', async () => {
  await openCheckout('', READY)
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Apple Pay' }), { button: 0 })
  await waitFor(() => expect(provider.elements.create).toHaveBeenCalledWith('expressCheckout', expect.anything()))
  provider.tell('ready', { availablePaymentMethods: { googlePay: true } })
  expect(await screen.findByText(/Apple Pay is not available in this browser/)).toBeTruthy()
})

test('a provider that cannot be reached is said, and asked again', async () => {
  provider.load.mockRejectedValueOnce(new Error('blocked'))
  await openCheckout('', READY)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await payButton()).toBeTruthy()
  expect(provider.load).toHaveBeenCalledTimes(2)
})

test('who has a plan is not sold a second one', async () => {
  await openCheckout('', {
    ...READY,
    plan: 'starter',
    planName: 'Quantum Starter',
    status: 'active',
    source: 'provider',
  })
  expect(await screen.findByRole('heading', { name: 'You already have Quantum Starter' })).toBeTruthy()
  expect(provider.load).not.toHaveBeenCalled()
})
