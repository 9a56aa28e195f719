import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, type Cookie, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lookAsideFrom } from './look-aside.ts'
import { takeOpenPicture } from './picture.ts'
import { settle } from './settle.ts'
import { BROWSER } from './testing.ts'

const nothing = { memory: { stored: {}, cookies: '' }, entered: [] }
const noCookies = async () => []
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
    const read = async ({ look }: ReturnType<typeof lookAsideFrom>) =>
      look(base, nothing, async (page) => [
        await page.locator('p').innerText(),
        await page.evaluate(() => history.length),
      ])
    const besides = lookAsideFrom(() => browser.newContext(), noCookies)
    expect(await read(besides)).toEqual(['load 1', 2])
    expect(await read(besides)).toEqual(['load 2', 2])
    const opened: BrowserContext[] = []
    const another = lookAsideFrom(async () => {
      const context = await browser.newContext()
      opened.push(context)
      return context
    }, noCookies)
    await vi.waitFor(() => expect(opened[0]?.pages()).toHaveLength(1))
    await opened[0]?.close()
    expect(await read(another)).toEqual(['load 3', 2])
  })

  test('what lets one in is taken along, and what the browser noted itself is not', async () => {
    const cookie = (name: string, value: string, httpOnly = false): Cookie => ({
      ...{ name, value, httpOnly, domain: '127.0.0.1', path: '/', expires: -1, secure: false, sameSite: 'Lax' },
    })
    const cookies = [
      cookie('sid', '1'.repeat(32)),
      cookie('seat', '7', true),
      cookie('lang', 'de'),
      cookie('dark', 'on'),
      cookie('nick', encodeURIComponent('Robin Vale')),
      cookie('draft', Buffer.from('{"nick":"Robin Vale"}').toString('base64')),
    ]
    const { look } = lookAsideFrom(
      () => browser.newContext(),
      async () => cookies,
    )
    const memory = { stored: { token: 'abc' }, cookies: 'lang=de; dark=off' }
    const known = await look(base, { memory, entered: ['Robin Vale'] }, async (page) => ({
      cookies: (await page.context().cookies()).map(({ name }) => name).sort(),
      stored: await page.evaluate(() => ({ ...localStorage })),
    }))
    expect(known).toEqual({ cookies: ['lang', 'seat', 'sid'], stored: { token: 'abc' } })
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
