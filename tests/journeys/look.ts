import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { THEMES } from '@app/spec'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** D4: at most 170 kB for the first load of any route. */
const BUDGET = 170_000
const DIST = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist')

/** Looks at a page at both sizes in all three themes: no accessibility violation, nothing to scroll sideways. */
export async function expectGoodLook(page: Page, themes: readonly (typeof THEMES)[number][] = THEMES): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    for (const theme of themes) {
      await wear(page, theme)
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
}

/** Themes are nothing but this attribute; that the setting reaches it is a journey of its own. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.setAttribute('data-theme', value)
    // What the browser leaves out because it is out of sight keeps the colours of the theme before.
    for (const one of document.querySelectorAll<HTMLElement>('li, article, section, div'))
      if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible'
    // A colour on its way from one theme to the other is neither's.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  }, theme)
}

export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Every script a page loads from now on, by its path. */
export function listenForScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

export function expectWithinBudget(scripts: ReadonlySet<string>): void {
  const bytes = [...scripts].reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length,
    0,
  )
  expect(bytes, 'bytes of JavaScript, gzipped, until the page has come to rest').toBeLessThanOrEqual(BUDGET)
}
