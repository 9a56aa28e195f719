import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { atWork } from './hands-testing/at-work.ts'
import { BROWSER, openSite } from './testing.ts'

const PAGES: Record<string, string> = {
  '/gone': '<button id="b" onclick="this.remove(); p.textContent = `gone`">Once</button><p id="p"></p>',
  '/covered': '<button>Pay</button><div style="position:fixed;inset:0;background:#0008">We use cookies</div>',
  '/disabled': '<button disabled>Send</button><label>Fixed <input readonly value="1"></label>',
  '/moving': `<style>@keyframes run { to { translate: 300px 0 } } button { animation: run .4s infinite alternate }</style>
    <button onclick="p.textContent = 'caught'">Catch</button><p id="p"></p>`,
  '/endless': `<p id="t">0</p><button onclick="p.textContent = 'pressed'">Press</button><p id="p"></p>
    <script>setInterval(() => { t.textContent = Number(t.textContent) + 1 }, 10)</script>`,
  '/alike': '<p>Ada <button>Delete</button></p><p>Bea <button>Delete</button></p>',
  '/choices': `<label>Size <select><option>Small</option><option>Large</option></select></label>
    <div role="listbox" aria-label="Colour"><div role="option">Red</div><div role="option" aria-disabled="true">Blue</div></div>
    <div role="slider" aria-label="Heat" aria-valuenow="1" tabindex="0">▮</div><p>Plain words</p>`,
}
const site = createServer((request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${PAGES[request.url ?? '/']}`),
)

describe.skipIf(!BROWSER)('what a hand cannot do is said with what helps', () => {
  const open = openSite(site)
  const on = (role: string, name: string) => ({ target: { role, name, exact: true } })

  test.concurrent.each([
    ['covered', '/covered', 'click', on('button', 'Pay'), /Something else lies over it, so nothing was pressed/],
    ['disabled', '/disabled', 'click', on('button', 'Send'), /It is disabled, so nothing was done\. Enter what/],
    ['read-only', '/disabled', 'fill', { ...on('textbox', 'Fixed'), value: '2' }, /read-only, so nothing was entered/],
    ['moving', '/moving', 'click', on('button', 'Catch'), /does not stand still.*Press the key Enter on it/],
    ['two alike', '/alike', 'click', on('button', 'Delete'), /2 things on this page fit.*by its row or section/],
    ['not there', '/alike', 'click', on('button', 'Archive'), /There is no button "Archive" to be seen/],
    ['no such key', '/alike', 'press', { key: 'Entr' }, /There is no such key\. Say it as in Enter/],
    [
      'no such option',
      '/choices',
      'choose',
      { ...on('listbox', 'Colour'), options: 'Pink' },
      /offers no "Pink", but "Red"/,
    ],
    ['a dead option', '/choices', 'choose', { ...on('listbox', 'Colour'), options: 'Blue' }, /"Blue" is disabled/],
    ['too many options', '/choices', 'choose', { ...on('listbox', 'Colour'), options: ['Red', 'Blue'] }, /one choice/],
    ['a slider that stays', '/choices', 'slide', { ...on('slider', 'Heat'), value: 5 }, /can be set to 1, not to 5/],
    ['no box', '/choices', 'check', { target: { text: 'Plain words' } }, /cannot be checked/],
    ['no page before', '/alike', 'back', {}, /no page before this one in this tab/],
    ['no page after', '/alike', 'forward', {}, /no page after this one/],
    ['no such tab', '/alike', 'tab', { number: 4 }, /There is no tab 4/],
    ['the only tab', '/alike', 'tab', { number: 1, close: true }, /the only tab/],
  ])(
    '%s',
    async (_what, path, hand, input, words) => {
      const { run, close } = atWork(open)
      await run('browser.open', { url: `${open.base}${path}` })
      await expect(run(`browser.${hand}`, input)).rejects.toThrow(words)
      await close()
    },
    60_000,
  )

  test.concurrent('what is gone since the look is told as gone', async () => {
    const { run, look, close } = atWork(open)
    await run('browser.open', { url: `${open.base}/gone` })
    const [[ref] = []] = (await look()).targets
    const once = [...(await look()).targets.values()].find(({ name }) => name === 'Once')
    expect(ref).toBeDefined()
    await run('browser.click', { target: once })
    await expect(run('browser.click', { target: { ref: once?.ref } })).rejects.toThrow('is not there any more')
    await close()
  }, 60_000)

  test.concurrent('what moves is pressed by a key', async () => {
    const { run, close } = atWork(open)
    await run('browser.open', { url: `${open.base}/moving` })
    await run('browser.press', { key: 'Enter', target: { role: 'button', name: 'Catch' } })
    await run('browser.wait', { text: 'caught' })
    await close()
  }, 60_000)

  test.concurrent('a page that never rests is worked on all the same', async () => {
    const { run, look, close } = atWork(open)
    await run('browser.open', { url: `${open.base}/endless` })
    await run('browser.click', { target: 'Press' })
    expect((await look()).text).toContain('pressed')
    await close()
  }, 60_000)
})
