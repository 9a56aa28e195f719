import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookAsideFrom } from './look-aside.ts'
import { takeOpenPicture } from './picture.ts'
import { BROWSER } from './testing.ts'

let loads = 0
const site = createServer((request, response) => {
  if (request.url !== '/') return response.writeHead(404).end()
  loads += 1
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><p>load ${loads}</p>`)
})

describe.skipIf(!BROWSER)('beside the page that is worked on', () => {
  let browser: Browser
  let base = ''
  beforeAll(async () => {
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
    base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    browser = await chromium.launch({ executablePath: BROWSER ?? '', args: ['--no-sandbox'] })
  })
  afterAll(async () => {
    await browser.close()
    site.close()
    site.closeAllConnections()
  })

  test('every look loads afresh, also another part of the same page, and one that was lost is opened again', async () => {
    const context = await browser.newContext()
    await context.newPage()
    const look = lookAsideFrom(() => context.newPage())
    const read = (url: string) => look(url, (page) => page.locator('p').innerText())
    expect(await read(`${base}/#one`)).toBe('load 1')
    expect(await read(`${base}/#one`)).toBe('load 2')
    expect(await read(`${base}/#two`)).toBe('load 3')
    await context.pages().at(-1)?.close()
    expect(await read(base)).toBe('load 4')
    await context.close()
  })

  test.each([
    ['is taken as it stands where no frame holds a secret', '<input>', true],
    ['is not where one does', '<input type=password>', false],
  ])('S-33 a picture of a page with a frame %s', async (_what, field, isOpen) => {
    const page = await browser.newPage()
    await page.setContent(`<iframe srcdoc="${field}"></iframe>`)
    expect((await takeOpenPicture(page, [])) !== undefined).toBe(isOpen)
    await page.close()
  })
})
