// @vitest-environment happy-dom
import { loadTexts } from '@app/spec/texts'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SuccessPage } from './success-page.tsx'

let router: ReturnType<typeof createRouter>

beforeEach(async () => {
  const messages = { success: await loadTexts('en', 'success') } as never
  router = createRouter({
    routeTree: createRootRoute({ component: SuccessPage }),
    history: createMemoryHistory({ initialEntries: ['/success'] }),
  }) as never
  await router.load()
  vi.useFakeTimers()
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={messages}>
      <RouterContextProvider router={router as never}>
        <SuccessPage />
      </RouterContextProvider>
    </IntlProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = async (seconds: number) => {
  for (let i = 0; i < seconds; i++) await act(() => vi.advanceTimersByTimeAsync(1_000))
}

test('the welcome counts five seconds down and then opens the dashboard', async () => {
  expect(screen.getByRole('timer').textContent).toBe('Opening the dashboard in 5 seconds')
  await pass(4)
  expect(screen.getByRole('timer').textContent).toBe('Opening the dashboard in 1 second')
  expect(router.history.location.pathname).toBe('/success')
  await pass(1)
  expect(router.history.location.pathname).toBe('/dashboard')
})

test('whoever wants to read on stays', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }))
  await pass(10)
  expect(router.history.location.pathname).toBe('/success')
})

test('the welcome claims no payment', () => {
  expect(document.body.textContent).not.toMatch(/payment|paid|receipt/i)
})
