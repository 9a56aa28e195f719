import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { chromiumBrowser } from './chromium.ts'
import type { Browser } from './port.ts'
import { BROWSER, bodyOf, openSite, workWith } from './testing.ts'
import { browserTools } from './tools.ts'
import { windowOf } from './window.ts'

const page = (body: string) => `<!doctype html><title>Office</title><main>${body}</main>`
const PAGES: Record<string, string> = {
  '/': page(
    '<h1>Office</h1><a href="/form">Order form</a><a href="/file" download>Price list</a><a href="/huge" download>Film</a><button>Save</button>',
  ),
  '/form': page(`<form method="post" action="/orders"><label>Name <input name="name"></label>
    <label>Country <select name="country"><option>Germany</option><option value="us">United States</option></select></label>
    <label><input type="checkbox" name="news"> Newsletter</label>
    <label>Password <input type="password" name="secret"></label><button>Send order</button></form>`),
  '/door': page(
    '<form method="post" action="/in"><label>E-mail <input name="user"></label><label>Password <input type="password" name="pass"></label><button>Sign in</button></form>',
  ),
  '/echo': page(`<form onsubmit="said.textContent = 'You typed ' + this.pass.value; this.hidden = true; return false">
    <label>Name <input name="user"></label><label>Password <input type="password" name="pass"></label><button>Log in</button></form><p id="said"></p>`),
  '/echoes': page(`<style>p { white-space: nowrap; overflow: hidden; height: 1.2em } i { font-style: normal }</style>
    <form><label>Name <input name="user"></label><label>Password <input type="password" name="pass"></label><button>Log in</button></form><div id="out"></div>
    <script>document.forms[0].onsubmit = (event) => {
      event.preventDefault()
      const secret = event.target.pass.value, bytes = [...new TextEncoder().encode(secret)]
      const forms = [btoa(secret), btoa('xy' + secret), bytes.map((b) => b.toString(16).padStart(2, '0')).join(' '), encodeURIComponent(secret),
        [...secret].reverse().join(''), [...secret].join(' '), [...secret].join('-'), secret.toUpperCase()]
      for (const text of forms) out.append(Object.assign(document.createElement('p'), { textContent: text }))
      const pieces = document.createElement('p')
      for (const letter of secret) pieces.append(Object.assign(document.createElement('i'), { textContent: letter, style: 'display:inline-block;width:1em' }))
      const shadow = document.createElement('p')
      shadow.attachShadow({ mode: 'open' }).append(Object.assign(document.createElement('p'), { textContent: secret, style: 'width:300px' }))
      const drawn = Object.assign(document.createElement('canvas'), { width: 200, height: 40 })
      drawn.getContext('2d').fillText(secret, 5, 20)
      const hint = Object.assign(document.createElement('input'), { placeholder: secret })
      out.append(pieces, shadow, drawn, hint)
      event.target.remove()
    }</script>`),
  '/rows': page(`<table><tr><td>Okapi Lamp</td><td><button>Delete</button></td></tr>
    <tr><td>Yak Chair</td><td><button onclick="fetch('/orders',{method:'POST',body:'{}'})">Delete</button></td></tr></table>`),
  '/bar': page(
    `<nav><span onclick="document.title='Open'">Sales<div style="display:none">Discount codes</div></span></nav>`,
  ),
  '/lies': page('<form method="post" action="/broken"><button>Save</button></form>'),
  '/elsewhere': page(
    '<img src="http://other.example/x.png"><p id="p">waiting</p><script>fetch("http://other.example/").then(()=>p.textContent="reached",()=>p.textContent="kept in")</script>',
  ),
  '/windows': page('<button onclick="for(let i=0;i<100;i++)window.open(\'/?\'+i)">Open</button>'),
  '/alerts': page('<script>for(let i=0;i<20;i++)alert(i)</script><p>through</p>'),
  '/slides': page(`<button style="position:fixed;top:40px;left:40px;width:200px;height:60px">Keep</button><script>
    addEventListener('pointermove', ({ clientX }) => {
      if (clientX < 40 || window.slid) return
      window.slid = true
      const over = Object.assign(document.createElement('button'), { textContent: 'Order' })
      over.style = 'position:fixed;top:0;left:0;width:100%;height:100%'
      over.onclick = over.onpointerdown = over.onmousedown = () => fetch('/orders', { method: 'POST', body: 'slid' })
      document.body.append(over)
    })</script>`),
  '/late': page('<p id="p"></p><script>setTimeout(()=>p.innerHTML="<button>Appears</button>",300)</script>'),
}
const orders: string[] = []
const huge = { sent: 0 }
const site = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://here')
  if (pathname === '/orders') orders.push(await bodyOf(request))
  if (pathname === '/in') {
    const right = (await bodyOf(request)) === 'user=ada&pass=open+sesame'
    return response
      .writeHead(right ? 200 : 401, { 'content-type': 'text/html' })
      .end(right ? page('<h1>Welcome</h1>') : PAGES['/door'])
  }
  if (pathname === '/broken') return response.writeHead(500).end(page('<h1>Thank you! Saved.</h1>'))
  if (pathname === '/huge') {
    response.writeHead(200, { 'content-disposition': 'attachment; filename="film.bin"' })
    for (huge.sent = 0; huge.sent < 150 && !response.destroyed; huge.sent += 1) {
      await new Promise((go) => response.write(Buffer.alloc(1_000_000), () => setTimeout(go, 20)))
    }
    return response.end()
  }
  if (pathname === '/file')
    return response.writeHead(200, { 'content-disposition': 'attachment; filename="prices.csv"' }).end('a,b')
  response.setHeader('content-type', 'text/html')
  response
    .writeHead(PAGES[pathname] || pathname === '/orders' ? 200 : 404)
    .end(PAGES[pathname] ?? page('<h1>Ordered</h1>'))
})

/** What is stored, by the origin it belongs to. */
const secrets: Record<string, string> = {}

const work = (browser: Browser, domains?: string[]) =>
  workWith(browserTools(windowOf(browser, domains)), {
    logIn: async (_name, origin) => ({ username: 'ada', secret: { reveal: () => secrets[origin] ?? 'wrong' } }),
  })

describe.skipIf(!BROWSER)('a real browser', () => {
  const open = openSite(site)

  test('what slides under the pointer is not pressed in place of what was meant', async () => {
    const { run, close } = work(open.browser)
    await run('browser.open', { url: `${open.base}/slides` })
    await expect(run('browser.click', { target: 'Keep' })).rejects.toThrow()
    expect(orders).not.toContain('slid')
    await close()
  })

  test('opens, follows, fills, chooses, checks and sends a form; the page that answers is seen', async () => {
    const { run, kept, close } = work(open.browser)
    expect((await run('browser.open', { url: open.base })).output).toMatchObject({ title: 'Office', status: 200 })
    await run('browser.follow', { target: 'Order form' })
    expect((await run('browser.fill', { target: 'Name', value: 'Ada' })).output).toEqual({ value: 'Ada' })
    expect((await run('browser.choose', { target: 'Country', options: 'United States' })).output).toEqual({
      chosen: ['United States'],
    })
    expect((await run('browser.check', { target: 'Newsletter' })).output).toEqual({ checked: true })
    const { output, proof } = await run('browser.click', { target: 'Send order' })
    expect(output).toMatchObject({ url: `${open.base}/orders`, sent: [{ method: 'POST', status: 200 }] })
    // The page that comes instead may say no in its own words, so it is seen and no more.
    expect(proof).toEqual({ verdict: 'seen', words: 'The page now shows “Ordered”.', open: true })
    expect(orders.at(-1)).toBe('name=Ada&country=us&news=on&secret=')
    expect(kept.map(({ name, type }) => [name, type])).toContainEqual(['before.jpg', 'image/jpeg'])
    await close()
  })

  test('S-35 a stored log-in is typed into its own page; the password is in no output', async () => {
    secrets[open.base] = 'open sesame'
    const { run, close } = work(open.browser)
    await run('browser.open', { url: `${open.base}/door` })
    const { output, proof } = await run('browser.log-in', { logIn: 'Office' })
    expect(proof).toMatchObject({ verdict: 'seen' })
    expect(JSON.stringify(output)).not.toContain('sesame')
    expect((await run('browser.read', {})).output.text).toContain('Welcome')
    await close()
  })

  test('S-33 a password that the page shows back is covered: two different ones make the same picture', async () => {
    const pictures = []
    for (const secret of ['iiiiiiiiiiii', 'wwwwwwwwwwww']) {
      secrets[open.base] = secret
      const { run, kept, close } = work(open.browser)
      await run('browser.open', { url: `${open.base}/echo` })
      await run('browser.log-in', { logIn: 'Office' })
      expect((await run('browser.read', {})).output.text).toContain(secret)
      pictures.push(Buffer.from(kept.at(-1)?.bytes ?? []).toString('base64'))
      await close()
    }
    expect(pictures[0]?.length).toBeGreaterThan(1_000)
    expect(pictures[0] === pictures[1]).toBe(true)
  })

  test('S-33 so it is when the page shows it coded, backwards, in pieces, drawn or as a hint', async () => {
    const pictures = []
    for (const secret of ['iljlijlj 1!i', 'wmwmwwmm W&w']) {
      secrets[open.base] = secret
      const { run, kept, close } = work(open.browser)
      await run('browser.open', { url: `${open.base}/echoes` })
      await run('browser.log-in', { logIn: 'Office' })
      await run('browser.read', {})
      pictures.push(Buffer.from(kept.at(-1)?.bytes ?? []).toString('base64'))
      await close()
    }
    expect(pictures[0]?.length).toBeGreaterThan(1_000)
    expect(pictures[0] === pictures[1]).toBe(true)
  })

  test('a log-in the site does not take is said', async () => {
    secrets[open.base] = 'something else'
    const { run, close } = work(open.browser)
    await run('browser.open', { url: `${open.base}/door` })
    await expect(run('browser.log-in', { logIn: 'Office' })).rejects.toThrow('did not let us in')
    await close()
  })

  test('a page that thanks while its server answered 500 is contradicted', async () => {
    const { run, close } = work(open.browser)
    await run('browser.open', { url: `${open.base}/lies` })
    expect((await run('browser.click', { target: 'Save' })).proof).toMatchObject({ verdict: 'contradicted' })
    await close()
  })

  test('of several things that fit none is guessed; the row says which', async () => {
    const { run, close } = work(open.browser)
    await run('browser.open', { url: `${open.base}/rows` })
    await expect(run('browser.click', { target: 'Delete' })).rejects.toThrow('2 things on this page fit')
    expect((await run('browser.click', { target: { name: 'Delete', near: 'Yak Chair' } })).proof).toMatchObject({
      verdict: 'seen',
    })
    await close()
  }, 20_000)

  test('a word of a bar is found though its menu is hidden in it', async () => {
    const { run, close } = work(open.browser)
    await run('browser.open', { url: `${open.base}/bar` })
    const { output } = await run('browser.click', { target: { text: 'Sales', exact: true } })
    expect(output).toMatchObject({ title: 'Open' })
    await close()
  })

  test('what comes late is waited for; what is not there is said with what helps', async () => {
    const { run, close } = work(open.browser)
    await run('browser.open', { url: `${open.base}/late` })
    await run('browser.click', { target: 'Appears' })
    await expect(run('browser.click', { target: 'Never' })).rejects.toThrow('There is no "Never" to be seen')
    await close()
  }, 20_000)

  test('a file is downloaded, kept, and given to a field that asks for one', async () => {
    const { run, kept, close } = work(open.browser)
    await run('browser.open', { url: open.base })
    const { output } = await run('browser.download', { target: 'Price list' })
    expect(output).toMatchObject({ file: { name: 'prices.csv', bytes: 3 } })
    expect(Buffer.from(kept.find(({ name }) => name === 'prices.csv')?.bytes ?? []).toString()).toBe('a,b')
    await close()
  })

  test('S-70 a file that is too large is stopped on its way, not after it', async () => {
    const { run, kept, close } = work(open.browser)
    await run('browser.open', { url: open.base })
    await expect(run('browser.download', { target: 'Film' })).rejects.toThrow('larger than 50 MB')
    expect(kept.some(({ name }) => name === 'film.bin')).toBe(false)
    expect(huge.sent).toBeLessThan(150)
    await close()
  })

  test('following refuses what is no link: pressing it might change something', async () => {
    const { run, close } = work(open.browser)
    await run('browser.open', { url: open.base })
    await expect(run('browser.follow', { target: 'Save' })).rejects.toThrow('This is no link')
    await close()
  })

  test('S-23 nothing on a page reaches what the agent may not, whatever on the page tries', async () => {
    const { run, close } = work(open.browser)
    await run('browser.open', { url: `${open.base}/elsewhere` })
    await run('browser.wait', { text: 'kept in' })
    await close()
  })

  test.each([
    ['a private address', 'http://169.254.169.254/latest/', /private or reserved/],
    ['a site it was not given', 'http://shop.example/', /may not visit shop\.example/],
    ['a file of this machine', 'file:///etc/passwd', /only http/],
    ['the browser’s own pages', 'chrome://version', /only http/],
  ])('S-23, A5 #36 %s is refused with words', async (_what, url, words) => {
    const { run, close } = work(open.browser, ['127.0.0.1', '169.254.169.254'])
    await expect(run('browser.open', { url })).rejects.toThrow(words)
    await close()
  })

  test('A5 #37 a hundred windows and endless dialogs are stopped, and the task goes on', async () => {
    const { run, close } = work(open.browser)
    await run('browser.open', { url: `${open.base}/windows` })
    await run('browser.click', { target: 'Open' })
    await run('browser.open', { url: `${open.base}/alerts` })
    expect((await run('browser.read', {})).output.text).toContain('through')
    await close()
  }, 30_000)

  test('S-50 two tasks share nothing', async () => {
    const [one, two] = [work(open.browser), work(open.browser)]
    await one.run('browser.open', { url: open.base })
    await expect(two.run('browser.read', {})).resolves.toMatchObject({ output: { text: '' } })
    await Promise.all([one.close(), two.close()])
  })

  test('a browser that dies in the middle is said, and the next task has a new one', async () => {
    const own = chromiumBrowser({ path: BROWSER, allow: [new URL(open.base).host] })
    const { run } = work(own)
    await run('browser.open', { url: open.base })
    await own.close()
    await expect(run('browser.read', {})).rejects.toThrow('The browser was lost')
  })
})

test('without a browser it says what helps', async () => {
  const none = chromiumBrowser({ allow: [] })
  await expect(none.lease({ domains: undefined })).rejects.toThrow('There is no browser here')
  await none.close()
})
