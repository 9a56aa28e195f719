import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { BROWSER, openSite } from '../testing.ts'

/** Busy at first; its page waits a while and tries again by itself. */
let tries = 0
const site = createServer((request, response) => {
  if (request.method === 'POST') {
    tries += 1
    return void response.writeHead(tries === 1 ? 503 : 201, { 'content-type': 'application/json' }).end('{}')
  }
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Plan</title><h1>Plan</h1>
<button>Plan it</button><p id="said"></p><script>
const send = async () => {
  const answer = await fetch('/plan', { method: 'POST', body: '{}' })
  if (answer.ok) return void (said.textContent = 'It is in the plan')
  said.textContent = 'Service unavailable. Trying again…'
  setTimeout(send, 1200)
}
document.querySelector('button').onclick = send
</script>`)
})

describe.skipIf(!BROWSER)('a page that tries again by itself', () => {
  const open = openSite(site)
  const { signal } = new AbortController()

  test('is given the time for it', async () => {
    const page = await open.browser.lease({ domains: undefined })
    await page.open(`${open.base}/`, signal)
    const { sent } = await page.click({ role: 'button', name: 'Plan it', exact: true }, signal)
    expect(sent.map(({ status }) => status)).toEqual([503, 201])
    await page.close()
  })
})
