// A shop of list pages on loopback, in a process of its own so that neither side works in it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ITEMS, LOADS } from './size.ts'

const menu = Array.from({ length: 30 }, (_, i) => `<li><a href="/category/${i}">Category ${i}</a></li>`).join('')

const item = (n: number) => `
      <article class="card">
        <a href="/items/${n}"><img src="/pictures/${n}.jpg" alt="" loading="lazy"></a>
        <h3><a href="/items/${n}">Reading lamp ${n} with linen shade</a></h3>
        <p class="about">A lamp for long evenings, number ${n} of its kind, in oak and brass.</p>
        <p class="rating"><span class="stars">${(n % 50) / 10}</span> (${n % 400} reviews)</p>
        <p class="cost">${n % 4 === 0 ? `<s>$${n + 30}.00</s> ` : ''}<b>$${n + 10}.99</b></p>
        <button type="button">Add to basket</button>
      </article>`

const cards = (n: number) => Array.from({ length: ITEMS }, (_, i) => item(n * ITEMS + i)).join('')

const page = (n: number) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Lamps, page ${n}</title></head>
<body><header><nav><ul>${menu}</ul></nav></header>
  <main><h1>Lamps</h1><div class="grid">${cards(n)}
  </div></main>
<footer><ul>${menu}</ul></footer></body></html>`

/** The same as many sites are built today: nothing to read until a script has drawn it. */
const drawn = (n: number) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Lamps, page ${n}</title></head><body><main></main>
<script>document.querySelector('main').innerHTML = ${JSON.stringify(`<h1>Lamps</h1><div class="grid">${cards(n)}</div>`)}</script></body></html>`

const made = {
  static: Array.from({ length: LOADS.static.pages }, (_, n) => page(n)),
  browser: Array.from({ length: LOADS.browser.pages }, (_, n) => drawn(n)),
}

const server = createServer((request, answer) => {
  const [, kind = '', n = ''] = /^\/(static|browser)\/(\d+)$/.exec(request.url ?? '') ?? []
  const body = made[kind as keyof typeof made]?.[Number(n)]
  answer.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body ?? 'Not here.')
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
