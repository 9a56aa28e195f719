import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOwnWorld } from './own-world.ts'
import { BROWSER } from './testing.ts'

const tagsOf = inOwnWorld('tags', (elements, mark: string) => elements.map((one) => mark + one.getAttribute('id')))

describe.skipIf(!BROWSER)('work in a world beside the page’s', () => {
  let page: Page
  beforeAll(async () => {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const browser = await chromium.launch({ ...(BROWSER ? { executablePath: BROWSER } : {}), args })
    page = await browser.newPage()
  })
  afterAll(() => page.context().browser()?.close())

  test('what is found is worked on together, with what was given', async () => {
    await page.setContent('<p id="a"></p><p id="b"></p>')
    expect(await tagsOf({ found: page.locator('p'), given: "“>>' ", in: page })).toEqual({
      names: ['', ''],
      result: ["“>>' a", "“>>' b"],
    })
  })

  test('several are told apart by their names, whatever the order they stand in', async () => {
    await page.setContent('<p id="a"></p><p id="b"></p><iframe srcdoc="<i id=c></i>"></iframe>')
    const found = [
      ['second', page.locator('#b')],
      ['none', page.locator('#z')],
      ['first', page.locator('#a')],
    ] as const
    const { names, result } = await tagsOf({ found, given: '', in: page })
    expect(Object.fromEntries(names.map((name, at) => [name, result?.[at]]))).toEqual({ first: 'a', second: 'b' })
    const frame = page.frames()[1] ?? page.mainFrame()
    expect((await tagsOf({ found: frame.locator('i'), given: '', in: frame })).result).toEqual(['c'])
  })

  test('nothing is done where nothing is found, and nobody waits for it', async () => {
    const began = performance.now()
    expect(await tagsOf({ found: page.locator('#nowhere'), given: '', in: page })).toEqual({ names: [] })
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  test('a page that lies about its own elements is not asked, and its rules for scripts hold nobody up', async () => {
    const rules = `default-src 'unsafe-inline'; require-trusted-types-for 'script'`
    await page.setContent(
      `<meta http-equiv="Content-Security-Policy" content="${rules}"><p id="a"></p><script>
        Element.prototype.getAttribute = () => 'a lie'
        JSON.stringify = () => '{}'
      </script>`,
    )
    expect(await page.locator('p').evaluate((one) => one.getAttribute('id'))).toBe('a lie')
    expect((await tagsOf({ found: page.locator('p'), given: '', in: page })).result).toEqual(['a'])
  })
})
