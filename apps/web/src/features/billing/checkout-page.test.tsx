// @vitest-environment happy-dom
import { loadTexts } from '@app/spec/texts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { CheckoutPage } from './checkout-page.tsx'

afterEach(cleanup)

async function openCheckout(search: string) {
  const router = createRouter({
    routeTree: createRootRoute({ component: CheckoutPage }),
    history: createMemoryHistory({ initialEntries: [`/${search}`] }),
  })
  await router.load()
  const messages = { checkout: await loadTexts('en', 'checkout') } as never
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={messages}>
      <RouterProvider router={router as never} />
    </IntlProvider>,
  )
}

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

test('without a payment provider checkout says so, asks for no card and leads back to pricing', async () => {
  await openCheckout('')
  expect(await screen.findByRole('heading', { name: 'Payment Setup Required' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to Pricing' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByRole('textbox')).toBeNull()
})
