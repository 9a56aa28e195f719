// @vitest-environment happy-dom
import { loadTexts } from '@app/spec/texts'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { CompliancePage, CookiesPage, PrivacyPage, SecurityPage, TermsPage } from './legal-pages.tsx'

afterEach(cleanup)

/** Spec 2 §2 and §9: what each document has to say. */
test.each([
  ['privacy', PrivacyPage, ['TLS 1.3', 'AES-256', 'do not sell', 'within 30 days', '30 days notice']],
  [
    'terms',
    TermsPage,
    ['18 or older', '99.9%', 'partial months', 'late fees', '12 months', 'California', 'San Francisco'],
  ],
  ['cookies', CookiesPage, ['CSRF token', '1 year', '2 years', 'Local storage', 'Session storage', 'Indexed storage']],
  ['security', SecurityPage, ['24 hours', '7 days', '30 days', '90 days', 'multi-factor', 'Sample content']],
  ['compliance', CompliancePage, ['GDPR', 'CCPA', 'PIPEDA', 'LGPD', 'SOC 2', 'ISO', 'PCI DSS', '2-3 business days']],
])('the %s page states its facts, and its contents lead to its sections', async (_, Page, facts) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const missing: string[] = []
  render(
    <IntlProvider
      locale="en"
      timeZone="America/Los_Angeles"
      messages={{ legal: await loadTexts('en', 'legal') } as never}
      onError={(error) => missing.push(error.message)}
    >
      <RouterContextProvider router={router as never}>
        <Page />
      </RouterContextProvider>
    </IntlProvider>,
  )
  const text = document.body.textContent ?? ''
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
  expect(text).toContain('Last updated June 10, 2025')
  expect(missing).toEqual([])
  const anchors = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  const targets = anchors.filter((href) => href.startsWith('#'))
  expect(targets.length).toBeGreaterThan(4)
  expect(targets.filter((href) => !document.getElementById(href.slice(1)))).toEqual([])
})
