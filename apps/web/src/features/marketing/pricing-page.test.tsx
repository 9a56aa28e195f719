// @vitest-environment happy-dom
import { loadTexts } from '@app/spec/texts'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PricingPage } from './pricing-page.tsx'

beforeEach(async () => {
  const messages = { pricing: await loadTexts('en', 'pricing') } as never
  const router = createRouter({
    routeTree: createRootRoute({ component: PricingPage }),
    history: createMemoryHistory({ initialEntries: ['/pricing'] }),
  })
  await router.load()
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={messages}>
      <RouterContextProvider router={router as never}>
        <PricingPage />
      </RouterContextProvider>
    </IntlProvider>,
  )
})
afterEach(cleanup)

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

test('Get Started carries the plan and the billing period to checkout', () => {
  const address = () => card('Quantum Pro').getByRole('link').getAttribute('href')
  expect(address()).toBe('/checkout?plan=professional&billing=monthly')
  yearly()
  expect(address()).toBe('/checkout?plan=professional&billing=yearly')
})

test('on pricing the most popular plan is Pro, and only Pro', () => {
  expect(screen.getAllByText('MOST POPULAR')).toHaveLength(1)
  expect(card('Quantum Pro').getByText('MOST POPULAR')).toBeTruthy()
})
