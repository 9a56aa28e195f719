import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { BROWSER, openSite } from './testing.ts'

/** A page that saves by itself, a moment after something was ticked on it. */
const saved: string[] = []
const site = createServer((request, response) => {
  if (request.method === 'POST') {
    saved.push(request.url ?? '')
    return void response.end()
  }
  const save = "setTimeout(() => fetch('/save', { method: 'POST' }), 60)"
  const page = `<!doctype html><title>Settings</title><label><input type="checkbox" onchange="${save}"> News</label>`
  response.writeHead(200, { 'content-type': 'text/html' }).end(page)
})

describe.skipIf(!BROWSER)('a page that saves by itself', () => {
  const open = openSite(site)
  const { signal } = new AbortController()

  test('has sent it before it is left', async () => {
    const page = await open.browser.lease({ domains: undefined })
    await page.open(open.base, signal)
    await page.check('News', true, signal)
    await page.open(`${open.base}/next`, signal)
    expect(saved).toEqual(['/save'])
    await page.close()
  })
})
