import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookAsideFrom } from './look-aside.ts'
import { takeOpenPicture } from './picture.ts'
import { settle } from './settle.ts'
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

  test('every look loads afresh in a window that nobody has used, and one that was lost is opened again', async () => {
    const context = await browser.newContext()
    await context.newPage()
    const read = async (look: ReturnType<typeof lookAsideFrom>) =>
      look(base, async (page) => [await page.locator('p').innerText(), await page.evaluate(() => history.length)])
    const look = lookAsideFrom(() => context.newPage())
    expect(await read(look)).toEqual(['load 1', 2])
    expect(await read(look)).toEqual(['load 2', 2])
    const opened = context.waitForEvent('page')
    const another = lookAsideFrom(() => context.newPage())
    await (await opened).close()
    expect(await read(another)).toEqual(['load 3', 2])
    await context.close()
  })

  test('what changes just when a picture is begun is seen: the next one shows the page at rest', async () => {
    const page = await browser.newPage()
    await page.setContent('<p>one</p>')
    let begun = 0
    const meanwhile = () => {
      begun += 1
      if (begun === 1) void page.evaluate(() => document.body.append('two'))
    }
    await settle(page, { underWay: () => 0, fresh: () => false, isLost: () => false, meanwhile })
    expect(begun).toBe(2)
    await page.close()
  })

  test.each([
    ['is taken as it stands where no frame holds a secret', '<input>', true],
    ['is not where one does', '<input type=password>', false],
    ['is not where a part of one does', '<p><template shadowrootmode=open><input type=password></template></p>', false],
  ])('S-33 a picture of a page with a frame %s', async (_what, field, isOpen) => {
    const page = await browser.newPage()
    await page.setContent(`<iframe srcdoc="${field}"></iframe>`)
    expect((await takeOpenPicture(page, [])) !== undefined).toBe(isOpen)
    await page.close()
  })
})
