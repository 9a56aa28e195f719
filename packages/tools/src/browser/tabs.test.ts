import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { atWork } from './hands-testing/at-work.ts'
import { BROWSER, openSite } from './testing.ts'

const PAGES: Record<string, string> = {
  '/': '<title>Start</title><button onclick="window.open(`/two`)">Two</button> <a href="/three" target="_blank">Three</a><a href="/long">Long</a>',
  '/two': '<title>Two</title><button onclick="window.close()">Done here</button>',
  '/three': '<title>Three</title><p>third</p>',
  '/long': '<title>Long</title><p style="height:4000px">top</p><p>bottom</p>',
  '/boxed': `<title>Boxed</title><body style="margin:0;height:100vh;overflow:hidden"><main style="height:100vh;overflow:auto"
    onscroll="said.textContent = 'scrolled'"><p id="said">still</p><p style="height:4000px"></p></main>`,
  '/unsaved': `<title>Unsaved</title><label>Text <input></label><script>onbeforeunload = (e) => e.preventDefault()</script>`,
  '/fields': `<title>Fields</title><label>Mail <input required autofocus aria-invalid="true" value="x"></label>
    <label>Id <input readonly value="7"></label><details><summary>More</summary>inside</details>
    <table><tr><th aria-sort="descending">Price</th></tr><tr><td>3</td></tr></table>
    <label>City <input role="combobox" aria-expanded="false" value="Accra"></label>
    <button onclick="alert('Saved.')">Tell</button>`,
}
const site = createServer((request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${PAGES[request.url ?? '/'] ?? ''}`),
)

describe.skipIf(!BROWSER)('pages and tabs', () => {
  const open = openSite(site)

  test('a look tells every tab; one can go to each, close it, and is then where it was before', async () => {
    const { run, look, close } = atWork(open)
    const titles = async () =>
      (await look()).tabs.map(({ number, title, isHere }) => `${number} ${title}${isHere ? '*' : ''}`)
    await run('browser.open', { url: open.base })
    await run('browser.click', { target: 'Two' })
    expect(await titles()).toEqual(['1 Start', '2 Two*'])
    expect((await run('browser.tab', { number: 1 })).output).toMatchObject({ title: 'Start' })
    await run('browser.click', { target: 'Three' })
    expect(await titles()).toEqual(['1 Start', '2 Two', '3 Three*'])
    await run('browser.tab', { number: 2 })
    await run('browser.click', { target: 'Done here' })
    expect(await titles()).toEqual(['1 Start', '3 Three*'])
    expect((await run('browser.tab', { number: 3, close: true })).output).toMatchObject({ title: 'Start' })
    expect(await titles()).toEqual(['1 Start*'])
    await close()
  }, 30_000)

  test('back and forward, and down a page that is long or one box', async () => {
    const { run, close } = atWork(open)
    await run('browser.open', { url: open.base })
    await run('browser.click', { target: 'Long' })
    await run('browser.scroll', { by: 5_000 })
    expect((await run('browser.back', {})).output).toMatchObject({ title: 'Start' })
    expect((await run('browser.forward', {})).output).toMatchObject({ title: 'Long' })
    await run('browser.open', { url: `${open.base}/boxed` })
    await run('browser.scroll', { by: 500 })
    await run('browser.wait', { text: 'scrolled' })
    await close()
  }, 30_000)

  test('a page that asks whether to leave it is left', async () => {
    const { run, close } = atWork(open)
    await run('browser.open', { url: `${open.base}/unsaved` })
    await run('browser.click', { target: { role: 'textbox', name: 'Text' } })
    await run('browser.type', { text: 'x' })
    expect((await run('browser.open', { url: open.base })).output).toMatchObject({ title: 'Start' })
    await close()
  }, 30_000)

  test('a look says what must, may and cannot be filled, how rows are sorted, what is open, and what the browser said', async () => {
    const { run, look, close } = atWork(open)
    await run('browser.open', { url: `${open.base}/fields` })
    const { text } = await look()
    expect(text).toMatch(/textbox "Mail" \[\w+\] \(required, invalid, focused\): x/)
    expect(text).toMatch(/textbox "Id" \[\w+\] \(read-only\): 7/)
    expect(text).toMatch(/button "More" \[\w+\] \(closed\)/)
    expect(text).toMatch(/Price.*sorted descending/)
    expect(text).toMatch(/combobox "City" \[\w+\] \(closed\): Accra/)
    await run('browser.click', { target: 'Tell' })
    expect((await look()).dialogs).toEqual(['alert: Saved.'])
    await close()
  }, 30_000)
})
