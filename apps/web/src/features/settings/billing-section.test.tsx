// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, renderScreen } from '../../lib/testing.tsx'
import { BillingSection } from './billing-section.tsx'

const SUBSCRIPTION = {
  hasActiveSubscription: true,
  subscription: {
    tier: 'professional',
    actionLimit: 8_000,
    planLimit: 8_000,
    rolledOver: 0,
    resetsAt: '2026-12-01T00:00:00.000Z',
  },
}
const PAID = {
  paymentsReady: true,
  publishableKey: 'pk_test_1',
  tier: 'professional',
  plan: 'professional',
  planName: 'Quantum Pro',
  status: 'active',
  source: 'provider',
  interval: 'month',
  priceCents: 14_700,
  periodEnd: '2026-12-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  graceUntil: null,
  pendingChange: null,
  paymentMethod: { brand: 'Visa', last4: '4242' },
}
const FREE = {
  ...PAID,
  paymentsReady: false,
  publishableKey: null,
  tier: 'micro',
  plan: null,
  planName: 'Free',
  status: 'free',
  source: 'none',
  priceCents: null,
  paymentMethod: null,
}

async function open(billing: object, answers = {}) {
  const sent = answerCalls({ 'GET /api/subscription/status': SUBSCRIPTION, 'GET /api/billing': billing, ...answers })
  await renderScreen(BillingSection, ['settings'])
  await screen.findByText(/actions per month/)
  return sent
}
const button = (name: string) => screen.getByRole('button', { name })

test('a plan that is paid shows its price, when it is paid next and by which card', async () => {
  await open(PAID)
  expect(screen.getByText('$147 per month')).toBeTruthy()
  expect(screen.getByText('Next billing: $147 on December 1, 2026.')).toBeTruthy()
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy()
})

test('without a payment provider nothing can be updated or downloaded, and the section says why', async () => {
  await open(FREE)
  for (const name of ['Update Payment Method', 'Download Invoices'])
    expect(button(name).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(/not connected to a payment provider/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
})

test('the payment method is updated at the provider, and one comes back here', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const sent = await open(PAID, { 'POST /api/billing/portal': { url: 'https://pay.example/portal' } })
  fireEvent.click(button('Update Payment Method'))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/portal'))
  expect(sent.at(-1)?.body).toEqual({ returnUrl: `${window.location.origin}/settings` })
  assign.mockRestore()
})

test('invoices are listed, and each that has a paper can be fetched', async () => {
  const invoice = { currency: 'usd', createdAt: '2026-11-01T00:00:00.000Z' }
  await open(PAID, {
    'GET /api/billing/invoices': [
      {
        ...invoice,
        id: 'in_1',
        number: 'Q-1',
        amountCents: 14_700,
        status: 'paid',
        pdfUrl: 'https://pay.example/1.pdf',
      },
      { ...invoice, id: 'in_2', number: null, amountCents: 5_417, status: 'draft', pdfUrl: null },
    ],
  })
  fireEvent.click(button('Download Invoices'))
  const link = await screen.findByRole('link', { name: 'Download Q-1' })
  expect(link.getAttribute('href')).toBe('https://pay.example/1.pdf')
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('November 1, 2026 · $147.00'),
    expect.stringContaining('$54.17'),
  ])
})

test('B-07 a plan is cancelled only after it was asked about, and can be resumed', async () => {
  const sent = await open(PAID, { 'POST /api/billing/cancel': { ...PAID, cancelAtPeriodEnd: true } })
  fireEvent.click(button('Cancel plan'))
  expect(await screen.findByText(/You keep Quantum Pro until December 1, 2026/)).toBeTruthy()
  expect(sent.some(({ call }) => call === 'POST /api/billing/cancel')).toBe(false)
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel plan' }).at(-1) as HTMLElement)
  await waitFor(() => expect(sent.some(({ call }) => call === 'POST /api/billing/cancel')).toBe(true))
})

test('B-07 what ends can be resumed', async () => {
  const sent = await open({ ...PAID, cancelAtPeriodEnd: true }, { 'POST /api/billing/resume': PAID })
  expect(screen.getByText(/Your plan ends on December 1, 2026/)).toBeTruthy()
  fireEvent.click(button('Resume plan'))
  await waitFor(() => expect(sent.some(({ call }) => call === 'POST /api/billing/resume')).toBe(true))
})

test('B-07 a booked change is shown and can be taken back', async () => {
  const at = '2026-12-01T00:00:00.000Z'
  const pendingChange = { plan: 'starter', interval: 'month', priceCents: 3_900, at }
  const sent = await open({ ...PAID, pendingChange }, { 'POST /api/billing/undo': PAID })
  expect(screen.getByText('Quantum Starter begins on December 1, 2026, at $39 per month.')).toBeTruthy()
  fireEvent.click(button('Keep my plan'))
  await waitFor(() => expect(sent.some(({ call }) => call === 'POST /api/billing/undo')).toBe(true))
})

test.each([
  ['past-due', 'Payment due', /Your agents go on until November 23, 2026/],
  ['suspended', 'Paused', /Your agents rest because a payment is missing/],
])('B-08 %s is said where it can be mended', async (status, tag, words) => {
  await open({ ...PAID, status, graceUntil: '2026-11-23T00:00:00.000Z' })
  expect(screen.getByText(tag)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toMatch(words)
})
