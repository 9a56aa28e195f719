import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumBrowser } from './chromium.ts'
import { listBrowserProcesses } from './list-processes.ts'
import type { Browser, Page } from './port.ts'
import { BROWSER } from './testing.ts'

const { signal } = new AbortController()

/** The field fills the upper half, the button the lower: a place in them is easily said. */
const HALVES = `<!doctype html><title>Halves</title><body style="margin:0">
  <input name="word" style="position:fixed;inset:0 0 50% 0;width:100%;height:50%">
  <button style="position:fixed;inset:50% 0 0 0;width:100%" onclick="document.title = 'pressed ' + document.querySelector('input').value">Press</button>`
const PAGES: Record<string, string> = {
  '/': HALVES,
  '/next': '<!doctype html><title>Next</title><div style="height:5000px">long</div>',
}
const site = createServer((request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(PAGES[request.url ?? '/'] ?? '<title>Other</title>'),
)
let base = ''
let host = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  base = `http://${host}`
})
afterAll(() => {
  site.close()
  site.closeAllConnections()
})

async function withBrowser(
  work: (browser: Browser) => Promise<void>,
  over: Partial<Parameters<typeof chromiumBrowser>[0]> = {},
) {
  const browser = chromiumBrowser({ path: BROWSER, allow: [host], ...over })
  await work(browser).finally(() => browser.close())
}

const killMain = (below: number) => {
  for (const { pid, isMain } of listBrowserProcesses(below)) if (isMain) process.kill(pid, 'SIGKILL')
}

const titleOf = async (page: Page) => (await page.place()).title

describe.skipIf(!BROWSER)('a person’s hands on the page', () => {
  test('clicks where they point, types, presses keys, scrolls, goes on and back', () =>
    withBrowser(async (browser) => {
      const page = await browser.lease({ domains: undefined })
      await page.open(base, signal)
      await page.handle({ do: 'click', x: 0.5, y: 0.25 })
      await page.handle({ do: 'type', text: 'pasted' })
      await page.handle({ do: 'type', text: '!' })
      await page.handle({ do: 'press', key: 'Backspace' })
      await page.handle({ do: 'click', x: 0.5, y: 0.75 })
      await expect.poll(() => titleOf(page)).toBe('pressed pasted')
      await page.handle({ do: 'open', url: `${base}/next` })
      await page.handle({ do: 'scroll', x: 0.5, y: 0.5, by: 400 })
      await page.handle({ do: 'back' })
      await expect.poll(() => titleOf(page)).toBe('Halves')
      expect((await page.picture()).length).toBeGreaterThan(1_000)
    }))

  test('S-23 do not lead past the guard, nor into the browser itself', () =>
    withBrowser(async (browser) => {
      const page = await browser.lease({ domains: ['127.0.0.1'] })
      await expect(page.handle({ do: 'open', url: 'http://other.example/' })).rejects.toThrow(/other\.example/)
      await expect(page.handle({ do: 'open', url: 'file:///etc/passwd' })).rejects.toThrow('Only http and https')
      await expect(page.handle({ do: 'press', key: 'F12' })).rejects.toThrow('does nothing here')
    }))
})

describe.skipIf(!BROWSER)('a browser', () => {
  test('has a window ready for the next task, with the next task’s sites and nothing of the last one', () =>
    withBrowser(async (browser) => {
      const first = await browser.lease({ domains: ['127.0.0.1'] })
      await first.open(base, signal)
      await first.close()
      const second = await browser.lease({ domains: ['elsewhere.example'] })
      await expect(second.open(base, signal)).rejects.toThrow(/127\.0\.0\.1/)
      expect((await second.place()).url).not.toContain('/next')
    }))

  test('nobody uses gives its memory back, and is there again when somebody does', () =>
    withBrowser(
      async (browser) => {
        const page = await browser.lease({ domains: undefined })
        expect(listBrowserProcesses(process.pid)).not.toEqual([])
        await page.close()
        await expect.poll(() => listBrowserProcesses(process.pid), { timeout: 10_000 }).toEqual([])
        const again = await browser.lease({ domains: undefined })
        expect(await again.open(base, signal)).toMatchObject({ title: 'Halves' })
      },
      { idleMs: 300 },
    ))

  test('that dies says so at once, whatever was being done, and the next lease has a new one', () =>
    withBrowser(async (browser) => {
      const page = await browser.lease({ domains: undefined })
      await page.open(base, signal)
      const waiting = page.wait({ text: 'never shown' }, signal)
      killMain(process.pid)
      await expect(waiting).rejects.toMatchObject({
        name: 'Unavailable',
        message: 'The browser was lost in the middle of it.',
      })
      expect(page.isLost()).toBe(true)
      // Not begun, so it may be done by the next window.
      await expect(page.click('Press', signal)).rejects.toMatchObject({ name: 'Unavailable', perhapsDone: false })
      const next = await browser.lease({ domains: undefined })
      expect(await next.open(base, signal)).toMatchObject({ title: 'Halves' })
    }))
})

describe.skipIf(!BROWSER)('BROWSER_CDP_URL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cdp-'))
  let remote: ChildProcess
  let cdpUrl = ''
  const startRemote = async () => {
    const args = [
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      '--disable-quic',
      '--no-first-run',
    ]
    if (process.getuid?.() === 0) args.push('--no-sandbox')
    remote = spawn(BROWSER ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    cdpUrl = await new Promise<string>((resolve) => {
      let said = ''
      remote.stderr?.on('data', (chunk) => {
        said += chunk
        const [, url] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
        if (url) resolve(url)
      })
    })
  }
  beforeAll(startRemote)
  afterAll(async () => {
    killMain(remote.pid ?? 0)
    remote.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  test('a browser somebody else started does the same work, a context a task, behind the same guard', () =>
    withBrowser(
      async (browser) => {
        const [one, other] = [
          await browser.lease({ domains: ['127.0.0.1'] }),
          await browser.lease({ domains: ['elsewhere.example'] }),
        ]
        expect(await one.open(base, signal)).toMatchObject({ title: 'Halves', status: 200 })
        await expect(other.open(base, signal)).rejects.toThrow(/127\.0\.0\.1/)
        await expect(one.open('http://169.254.169.254/', signal)).rejects.toThrow(/169\.254/)
        expect((await one.picture()).length).toBeGreaterThan(1_000)
        await one.close()
        await other.close()
      },
      { path: undefined, cdpUrl },
    ))

  test('one that goes away is said, and one that is not there too', () =>
    withBrowser(
      async (browser) => {
        const page = await browser.lease({ domains: undefined })
        await page.open(base, signal)
        const waiting = page.wait({ text: 'never shown' }, signal)
        killMain(remote.pid ?? 0)
        await expect(waiting).rejects.toThrow('The browser was lost in the middle of it.')
        await expect(browser.lease({ domains: undefined })).rejects.toThrow(/did not start.*BROWSER_CDP_URL/)
      },
      { path: undefined, cdpUrl },
    ))
})
