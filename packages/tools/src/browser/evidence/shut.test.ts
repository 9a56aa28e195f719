import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { BROWSER, openSite } from '../testing.ts'
import { actProof } from './evidence.ts'

const site = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Permit</title><h1>Permit</h1>
<button aria-expanded="false">Extend permit</button><div id="more" hidden><p>Extend it by</p>
<label>Time <select><option>a month</option><option>a year</option></select></label></div><script>
document.querySelector('button').onclick = () => { more.hidden = !more.hidden }
</script>`)
})

/** A page that asks about cookies before anything else, and whose list asks before it deletes, and deletes nothing. */
const club = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Club</title><h1>Members</h1>
<ul><li>Ada Lund <button id="remove">Remove Ada Lund</button></li></ul>
<div role="dialog" aria-label="Cookies" id="cookies"><p>We use cookies</p>
<label><input type="checkbox"> Statistics</label><button id="reject">Reject all</button></div>
<div role="dialog" aria-label="Remove" id="sure" hidden><p>Remove Ada Lund?</p><button id="yes">Yes</button></div><script>
reject.onclick = () => { cookies.hidden = true }
remove.onclick = () => { sure.hidden = false }
yes.onclick = () => { sure.hidden = true }
</script>`)
})

describe.skipIf(!BROWSER)('a dialog that is shut', () => {
  const open = openSite(club)
  const { signal } = new AbortController()

  test('was to be shut where the page came with it; one that asks whether to do something says nothing of what was done', async () => {
    const page = await open.browser.lease({ domains: undefined })
    await page.open(`${open.base}/`, signal)
    expect(actProof(await page.click('Reject all', signal))).toEqual({
      verdict: 'seen',
      words: '“We use cookies” is gone from the page.',
      open: false,
    })
    await page.click('Remove Ada Lund', signal)
    expect(actProof(await page.click('Yes', signal)).verdict).toBe('unverified')
    await page.close()
  })
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
