import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { atWork } from './hands-testing/at-work.ts'
import { BROWSER, openSite } from './testing.ts'

const PAGE = `<!doctype html><title>Week</title><main>
  <button onclick="d.show()">Ida Brandt</button><dialog id="d"><p>Thursday at nine</p></dialog>
  <button onclick="fetch('/absent', { method: 'POST' }); this.textContent = 'absent'">Sven Olsen</button>
  <button onclick="this.textContent = 'absent'; setTimeout(() => fetch('/absent', { method: 'POST' }), 200)">Mara Lund</button>
  <button onclick="fetch('/seen', { method: 'POST', body: JSON.stringify({ query: '{ guest { name } }' }) })
    .then((answer) => answer.text()).then((text) => { p.textContent = text })">Tom Akerele</button>
  <form method="post" action="/absent"><button>Noor Haddad</button></form>
  <button onclick="fetch('/collect?v=1', { method: 'POST', keepalive: true }); p.textContent = 'opened'">Lea Roth</button>
  <p id="p"></p></main>`

const sent: string[] = []
const site = createServer((request, response) => {
  if (request.method === 'POST') sent.push(request.url ?? '')
  response.writeHead(200, { 'content-type': 'text/html' }).end(request.method === 'POST' ? 'guest Akerele' : PAGE)
})

describe.skipIf(!BROWSER)('what is pressed only to see what it shows', () => {
  const open = openSite(site)
  const peek = async (name: string) => {
    sent.length = 0
    const { run, look, close } = atWork(open)
    await run('browser.open', { url: open.base })
    const done = await run('browser.peek', { target: { role: 'button', name } }).then(
      () => 'shown',
      (error: Error) => error.message,
    )
    const { text } = await look()
    await close()
    return { done, text, sent: [...sent] }
  }

  test('is shown, and reading goes on', async () => {
    expect(await peek('Ida Brandt')).toMatchObject({
      done: 'shown',
      text: expect.stringContaining('Thursday at nine'),
    })
    expect(await peek('Tom Akerele')).toMatchObject({ done: 'shown', text: expect.stringContaining('guest Akerele') })
  })

  test.each(['Sven Olsen', 'Mara Lund', 'Noor Haddad'])(
    '%s: nothing is sent, and the page is as it was',
    async (name) => {
      const { done, text, sent } = await peek(name)
      expect(done).toContain('held back')
      expect(text).toContain(name)
      expect(text).not.toContain('absent')
      expect(sent).toEqual([])
    },
  )

  test('a report of the press is held back too, and no reason to refuse it', async () => {
    expect(await peek('Lea Roth')).toMatchObject({ done: 'shown', text: expect.stringContaining('opened'), sent: [] })
  })
})
