import { expect, test } from '@playwright/test'

/** What the specification quotes, page by page, word for word. */
const WORDS: Record<string, readonly string[]> = {
  '/': [
    ...['AUTOMATE EVERYTHING', 'START AUTOMATING', 'View Pricing Plans', 'Proven Results', 'Neural Command Center'],
    ...['Web automation', 'Data extraction', 'Cross-platform', 'Visual monitoring', 'Analytics', 'AI call center'],
    ...['Document processing', 'How AI bots work', 'Simulated', 'Sample content', 'Video Tutorials', 'Help Center'],
    ...['SOC 2 Type II Certified', 'GDPR Compliant', 'Enterprise Grade Security', '99.9% SLA Guarantee', '2025'],
  ],
  '/extension': [
    ...['AI Learning Assistant', 'Instant Automation', 'Privacy First', 'Cross-Site Automation'],
    ...['Chrome', 'Firefox', 'Edge', 'Download', 'Install', 'Automate'],
  ],
  '/mobile': [
    ...['AI Assistant On-the-Go', 'Mobile Automation', 'Secure & Private', 'Cross-Platform Sync'],
    ...['iOS', '14.0+', 'Android', '8.0+', 'Universal Platform Support'],
  ],
  '/pricing': ['Save 17%', 'MOST POPULAR', 'Get Started', '$39', '$147', '$497', '$927', '24/7', '99.9%', '5 min'],
  '/checkout': ['Order Summary', 'Payment Setup Required', 'Return to Pricing', '$147'],
  '/checkout?plan=starter&billing=yearly': ['Order Summary', '$390'],
  '/checkout?plan=quantum': ['$927'],
  '/checkout?plan=nonsense&billing=weekly': ['$147'],
  '/success': ['14 Engines', 'Quantum AI', 'Real Power', 'Enter Dashboard'],
  '/help': [
    ...['All', 'Getting Started', 'Pricing & Billing', 'Integrations', 'Troubleshooting', 'Security & Privacy'],
    ...['6 answers', 'Ask AI Assistant'],
  ],
  '/privacy': ['June 10, 2025', 'TLS 1.3', 'AES-256', '30 days'],
  '/terms': ['June 10, 2025', '18', '99.9%', '30 days', '12 months', 'California', 'San Francisco', 'mediation'],
  '/cookies': [
    'June 10, 2025',
    'Essential',
    'Performance',
    'Functional',
    'Analytics',
    'Marketing',
    '1 year',
    '2 years',
  ],
  '/security': ['June 10, 2025', '24 hours', '7 days', '30 days', '90 days'],
  '/compliance': [
    ...['June 10, 2025', 'GDPR', 'CCPA', 'PIPEDA', 'LGPD', 'SOC 2', 'ISO', 'PCI DSS'],
    ...['2-3 business days'],
  ],
}

for (const [path, words] of Object.entries(WORDS)) {
  test(`${path} says what the specification quotes`, async ({ page }) => {
    await page.goto(path)
    for (const one of words) await expect.soft(page.getByText(one).filter({ visible: true }).first(), one).toBeVisible()
  })
}

test('yearly prices are shown by the month, rounded, with what they save', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByText('Yearly').click()
  // Spec 1 §9: the yearly price divided by twelve and rounded; twelve months less the yearly price.
  for (const [month, saved] of [
    [33, 78],
    [123, 294],
    [414, 994],
    [773, 1_854],
  ]) {
    await expect(page.getByText(`$${month}`).filter({ visible: true }).first()).toBeVisible()
    await expect(
      page
        .getByText(`$${saved?.toLocaleString('en')}`)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  }
})

test('the success page counts down and goes to the dashboard by itself', async ({ page }) => {
  await page.clock.install()
  await page.goto('/success')
  await expect(page.getByText('Enter Dashboard')).toBeVisible()
  await page.clock.runFor(5_500)
  await expect(page).toHaveURL(/\/dashboard/)
})
