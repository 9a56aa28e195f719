import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { atWork } from './hands-testing/at-work.ts'
import { BROWSER, openSite } from './testing.ts'

const FIELDS = `<label>Phone <input onchange="said.textContent += ' changed'"></label><label>Day <input type="date"></label>
  <label>Size <select onchange="said.textContent = value"><option>Small</option><option>Large</option></select></label>
  <label><input type="checkbox"> News</label><p id="said">as it was</p>`
const PAGES: Record<string, string> = {
  '/fields': FIELDS,
  '/frame': `<iframe srcdoc="${FIELDS.replaceAll('"', '&quot;')}" style="height:300px"></iframe>`,
  '/alike': ['Ada', 'Bea', 'Cem']
    .map((name) => `<p>${name} <button onclick="said.textContent='${name}'"><b hidden>x</b>Move</button></p>`)
    .concat('<p id="said"></p>')
    .join(''),
  '/card': `<article aria-label="Ada" style="position:relative;width:300px;height:120px"
    onclick="said.textContent='opened'"><b>Ada Lund</b><ul style="position:absolute;inset:30px 0 0;margin:0"
    onclick="event.stopPropagation();said.textContent='deleted'"><li>Move</li><li>Delete</li></ul></article><p id="said"></p>`,
}
const site = createServer((request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${PAGES[request.url ?? '/'] ?? ''}`),
)
const the = (role: string, name: string, more = {}) => ({ target: { role, name, ...more, exact: true } })

describe.skipIf(!BROWSER)('exact steps', () => {
  const open = openSite(site)

  test.each(['/fields', '/frame'])(
    'enter as a hand does: %s hears of a change when the field is left',
    async (path) => {
      const { run, close } = atWork(open)
      await run('browser.open', { url: `${open.base}${path}` })
      const phone = await run('browser.fill', { ...the('textbox', 'Phone'), value: '22 33' })
      expect(phone.output).toEqual({ value: '22 33' })
      await run('browser.wait', { text: 'as it was' })
      await run('browser.press', { ...the('textbox', 'Phone'), key: 'Tab' })
      await run('browser.wait', { text: 'as it was changed' })
      const cleared = await run('browser.fill', { ...the('textbox', 'Phone'), value: '' })
      expect(cleared.output).toEqual({ value: '' })
      const day = await run('browser.fill', { target: { label: 'Day', exact: true }, value: '2030-06-12' })
      expect(day.output).toEqual({ value: '2030-06-12' })
      const size = await run('browser.choose', { ...the('combobox', 'Size'), options: 'Large' })
      expect(size.output).toEqual({ chosen: ['Large'] })
      const news = await run('browser.check', the('checkbox', 'News'))
      expect(news.output).toEqual({ checked: true })
      await close()
    },
  )

  test('press the one of several alike that is meant', async () => {
    const { run, close } = atWork(open)
    await run('browser.open', { url: `${open.base}/alike` })
    const { output } = await run('browser.click', the('button', 'Move', { nth: 2 }))
    expect(output).toMatchObject({ shown: { appeared: ['Bea'] } })
    await expect(run('browser.click', the('button', 'Move'))).rejects.toThrow('3 things on this page fit')
    await close()
  })

  test('a card is pressed on its words where something hangs over its middle', async () => {
    const { run, close } = atWork(open)
    await run('browser.open', { url: `${open.base}/card` })
    const { output } = await run('browser.click', the('article', 'Ada'))
    expect(output).toMatchObject({ shown: { appeared: ['opened'] } })
    await close()
  })
})
