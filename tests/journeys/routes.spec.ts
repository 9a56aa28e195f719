import { ROUTES, type RouteName } from '@app/spec'
import { loadTexts } from '@app/spec/texts'
import { expect, test } from '@playwright/test'
import { expectGoodLook, expectWithinBudget, listenForComplaints, listenForScripts } from './look.ts'

/** What each screen calls itself, from the specification where it says so. */
const HEADINGS: Partial<Record<RouteName, RegExp>> = {
  landing: /^Qubot/,
  dashboard: /^Command Center$/,
  agents: /^Command Center$/,
  templates: /^AI Templates$/,
  tasks: /^Task History$/,
  settings: /^Account Settings$/,
  admin: /^Admin Analytics Dashboard$/,
  deploy: /^Bot Deployment Center$/,
  platforms: /^Platform Universe$/,
  performance: /^Bot Performance Dashboard$/,
  lab: /^Innovation Laboratory$/,
}

test.use({ colorScheme: 'light', reducedMotion: 'reduce' })
// Half of all the time is here: on both workers at once.
test.describe.configure({ mode: 'parallel' })

for (const [name, path] of Object.entries(ROUTES)) {
  test(`${path} shows its heading at both sizes in all three themes, without an accessibility violation or a console error`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page)
    const scripts = listenForScripts(page)
    await page.goto(path)
    // The landing page sleeps until somebody is there. In the corner: over a link, what is behind it would be fetched too.
    await page.mouse.move(2, 2)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    await expect(heading).toHaveText(HEADINGS[name as RouteName] ?? /\S/)
    await expect(page).toHaveTitle(/ · Qubot$|^Qubot/)
    await page.waitForLoadState('networkidle')
    expectWithinBudget(scripts)
    // It would lead on to the dashboard in five seconds; whoever reads may stay.
    if (name === 'success') await page.getByRole('button', { name: /stay/i }).click()
    await expectGoodLook(page)
    expect(complaints).toEqual([])
  })
}

test('an unknown path shows the 404 page, with the status to match', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  const texts = await loadTexts('en', 'shell')
  expect(texts.notFound.title).toBe('404 Page Not Found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})
