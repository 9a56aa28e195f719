// @vitest-environment happy-dom
import { loadTexts } from '@app/spec/texts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { answerCalls } from '../../lib/testing.tsx'
import { toast } from '../../lib/toast.ts'
import { PricingPage } from './pricing-page.tsx'

vi.mock('../../lib/toast.ts', () => ({ toast: vi.fn() }))
let router: AnyRouter

beforeEach(async () => {
  const messages = { pricing: await loadTexts('en', 'pricing') } as never
  vi.clearAllMocks()
  router = createRouter({
    routeTree: createRootRoute({ component: PricingPage }),
    history: createMemoryHistory({ initialEntries: ['/pricing'] }),
  })
  await router.load()
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router as never}>
          <PricingPage />
        </RouterContextProvider>
      </QueryClientProvider>
    </IntlProvider>,
  )
})

const card = (plan: string) => {
  const item = screen.getByRole('heading', { name: plan }).closest('li')
  if (!item) throw new Error(`No card for ${plan}.`)
  return within(item)
}
const yearly = () => fireEvent.click(screen.getByRole('radio', { name: /Yearly/ }))

test.each([
  ['Quantum Starter', '$39', '$33', '$390', '$78'],
  ['Quantum Pro', '$147', '$123', '$1,470', '$294'],
  ['Quantum Enterprise', '$497', '$414', '$4,970', '$994'],
  ['Quantum Custom', '$927', '$773', '$9,270', '$1,854'],
])('%s costs %s a month; yearly it shows %s, bills %s and saves %s', (plan, monthly, perMonth, bill, savings) => {
  expect(card(plan).getByText(monthly)).toBeTruthy()
  yearly()
  expect(card(plan).getByText(perMonth)).toBeTruthy()
  expect(card(plan).getByText(`Billed ${bill} yearly, you save ${savings}`)).toBeTruthy()
})

const getStarted = (plan: string) => card(plan).getByRole('button')
const SESSION = 'POST /api/create-checkout-session'

test('Get Started reads Processing... while the session is made, then leads to the payment page; no second one begins', async () => {
  let answer: (session: object) => void = () => undefined
  const sent = answerCalls({ [SESSION]: () => new Promise((resolve) => (answer = resolve)) })
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  yearly()
  fireEvent.click(getStarted('Quantum Pro'))
  expect(await card('Quantum Pro').findByText('Processing...')).toBeTruthy()
  expect(getStarted('Quantum Starter').hasAttribute('disabled')).toBe(true)
  fireEvent.click(getStarted('Quantum Pro'))
  await waitFor(() => expect(sent).toHaveLength(1))
  const { origin } = window.location
  expect(sent[0]?.body).toEqual({
    priceId: 'price_pro_yearly',
    successUrl: `${origin}/success`,
    cancelUrl: `${origin}/pricing`,
  })
  answer({ url: 'https://pay.example/session' })
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/session'))
  assign.mockRestore()
})

test('where nothing can be paid, checkout says so', async () => {
  answerCalls({ [SESSION]: new CallError(503, 'Payments are not set up.') })
  fireEvent.click(getStarted('Quantum Starter'))
  await waitFor(() => expect(router.state.location.href).toBe('/checkout?plan=starter&billing=monthly'))
})

test('decision 16: a session that fails is told, and can be asked for again', async () => {
  answerCalls({ [SESSION]: new CallError(500, '') })
  fireEvent.click(getStarted('Quantum Pro'))
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Payment Error' })))
  expect(getStarted('Quantum Pro').textContent).toBe('Get Started')
})

const PREVIEW = {
  plan: 'professional',
  interval: 'month',
  nextPaymentCents: 14_700,
  nextPaymentAt: '2026-12-01T00:00:00.000Z',
  reckonedAt: '2026-11-16T12:00:00.000Z',
}

test('B-07 who has a plan sees what the larger one costs now, to the cent, and pays exactly that', async () => {
  const sent = answerCalls({
    [SESSION]: new CallError(409, 'You have a plan.'),
    'POST /api/billing/preview': {
      ...PREVIEW,
      kind: 'upgrade',
      dueNowCents: 5_417,
      effectiveAt: '2026-11-16T12:00:00.000Z',
    },
    'POST /api/billing/change': { billing: {}, confirmUrl: null },
  })
  fireEvent.click(getStarted('Quantum Pro'))
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $54.17 and change' }))
  expect(screen.getByText(/Next payment: \$147.00 on December 1, 2026/)).toBeTruthy()
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Plan changed' })))
  expect(sent.at(-1)?.body).toEqual({ plan: 'professional', interval: 'month', reckonedAt: PREVIEW.reckonedAt })
})

test('B-07 a smaller plan is booked for the end of the period', async () => {
  answerCalls({
    [SESSION]: new CallError(409, 'You have a plan.'),
    'POST /api/billing/preview': {
      ...PREVIEW,
      kind: 'downgrade',
      dueNowCents: 0,
      effectiveAt: '2026-12-01T00:00:00.000Z',
    },
    'POST /api/billing/change': { billing: {}, confirmUrl: null },
  })
  fireEvent.click(getStarted('Quantum Pro'))
  expect(await screen.findByText(/begins on December 1, 2026.*nothing is charged now/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change plan' }))
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Change booked' })))
})

test('on pricing the most popular plan is Pro, and only Pro', () => {
  expect(screen.getAllByText('MOST POPULAR')).toHaveLength(1)
  expect(card('Quantum Pro').getByText('MOST POPULAR')).toBeTruthy()
})
