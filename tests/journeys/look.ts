import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** D4: at most 170 kB for the first load of any route. */
const BUDGET = 170_000
const DIST = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist')

/** Every size and both kinds of colours, and no more often than that: a size changes no colour. */
const LOOKS = [
  { viewport: SIZES[0], theme: 'dark', rules: undefined },
  { viewport: SIZES[0], theme: 'light', rules: ['color-contrast'] },
  { viewport: SIZES[1], theme: 'light', rules: undefined },
] as const

/** For what is longer in another language, and of the same colours. */
export const BOTH_SIZES = LOOKS.filter(({ rules }) => !rules)

/** Looks at a page at both sizes in all three themes: no accessibility violation, nothing to scroll sideways. */
export async function expectGoodLook(page: Page, looks: readonly (typeof LOOKS)[number][] = LOOKS): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  for (const { viewport, theme, rules } of looks) {
    await page.setViewportSize(viewport)
    await wear(page, theme)
    await expect(heading).toBeVisible()
    // In the page alone, and what is in order not told node by node: the rest was two thirds of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
    const found = violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target).join(', ')}`)
    expect(found, `${viewport.width} px, ${theme}`).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `nothing to scroll sideways at ${viewport.width} px`).toBeLessThanOrEqual(0)
  }
  const light = await coloursOf(page)
  await wear(page, 'auto')
  expect(await coloursOf(page), 'the theme of the system, which is light, is the light one').toEqual(light)
}

/** What the themes tell apart. */
const coloursOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const themed = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes('data-theme'))
    const names = themed.flatMap((rule) => [...(rule as CSSStyleRule).style]).filter((name) => name.startsWith('--'))
    const style = getComputedStyle(document.documentElement)
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
  })

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

/** How the browser shares its processes out among pages, and that journeys forbid service workers. */
const NOT_OURS = /origin-keyed agent cluster|Service Worker registration blocked/

export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const serious = message.type() === 'error' || message.type() === 'warning'
    if (serious && !NOT_OURS.test(message.text())) complaints.push(message.text())
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
