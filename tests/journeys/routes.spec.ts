import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROUTES, type RouteName, THEMES } from '@app/spec'
import { loadTexts } from '@app/spec/texts'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

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

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** D4: at most 170 kB for the first load of any route. */
const BUDGET = 170_000
const DIST = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist')

test.use({ colorScheme: 'light', reducedMotion: 'reduce' })

for (const [name, path] of Object.entries(ROUTES)) {
  test(`${path} shows its heading at both sizes in all three themes, without an accessibility violation or a console error`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page)
    const scripts = listenForScripts(page)
    await page.goto(path)
    // The landing page sleeps until somebody is there.
    await page.mouse.move(200, 200)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    await expect(heading).toHaveText(HEADINGS[name as RouteName] ?? /\S/)
    await expect(page).toHaveTitle(/ · Qubot$|^Qubot/)
    await page.waitForLoadState('networkidle')
    expect(gzipped(scripts), 'bytes of JavaScript, gzipped, until the page has come to rest').toBeLessThanOrEqual(
      BUDGET,
    )
    // It would lead on to the dashboard in five seconds; whoever reads may stay.
    if (name === 'success') await page.getByRole('button', { name: /stay/i }).click()
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport)
      for (const theme of THEMES) {
        // Themes are nothing but this attribute; that the setting reaches it is a journey of its own.
        await page.evaluate(async (value) => {
          document.documentElement.setAttribute('data-theme', value)
          // A colour on its way from one theme to the other is neither's.
          const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
          await Promise.all(changing.map((one) => one.finished.catch(() => undefined)))
        }, theme)
        await expect(heading).toBeVisible()
        const axe = new AxeBuilder({ page })
        // A theme changes colours and nothing else: the other rules are asked once a size.
        const { violations } = await (theme === 'dark' ? axe : axe.withRules(['color-contrast'])).analyze()
        const found = violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target).join(', ')}`)
        expect(found, `${viewport.width} px, ${theme}`).toEqual([])
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `nothing to scroll sideways at ${viewport.width} px`).toBeLessThanOrEqual(0)
    }
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

function listenForScripts(page: Page): Set<string> {
  const files = new Set<string>()
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  return files
}

const gzipped = (files: Set<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length, 0)

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
