import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { BROWSER, openSite } from '../testing.ts'

const site = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Permit</title><h1>Permit</h1>
<button aria-expanded="false">Extend permit</button><div id="more" hidden><p>Extend it by</p>
<label>Time <select><option>a month</option><option>a year</option></select></label></div><script>
document.querySelector('button').onclick = () => { more.hidden = !more.hidden }
</script>`)
})

describe.skipIf(!BROWSER)('what is shut again', () => {
  const open = openSite(site)
  const { signal } = new AbortController()

  test('is not done: it is shut whenever the page is loaded', async () => {
    const page = await open.browser.lease({ domains: undefined })
    await page.open(`${open.base}/`, signal)
    const extend = { role: 'button', name: 'Extend permit', exact: true } as const
    await page.peek(extend, signal)
    await page.choose({ role: 'combobox', name: 'Time', exact: true }, ['a year'], signal)
    const { shown } = await page.click(extend, signal)
    expect(shown.gone).toContain('Extend it by')
    expect((await page.confirm([], signal))?.verdict).not.toBe('verified')
    await page.close()
  })
})
