import { esc, form as read } from '../answers.mjs'

const shop = (h, inner) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h} – shop admin</title><style>body{margin:0;font:14px Inter,sans-serif;background:#f6f6f7}nav{background:#fff;padding:1rem;border-bottom:1px solid #ddd}nav a{margin-right:1rem}main{padding:1.5rem}.notice{background:#d4f5d4;padding:1rem;border-radius:6px}code{background:#eee;padding:2px 6px}form p{margin:.5rem 0}</style></head><body><nav><a href="/vouchers">Vouchers</a><a href="/vouchers/new">New voucher</a><a href="/checkout-test">Checkout test</a></nav><main><h1>${h}</h1>${inner}</main></body></html>`

export default {
  name: 'l-vouchers',
  honest: false,
  about: 'The voucher code exists already; the page says that it was created with the new value, the old value stays.',
  create() {
    const state = {
      vouchers: [
        { code: 'SPRING', percent: 10, minimum: 50 },
        { code: 'WELCOME', percent: 5, minimum: 0 },
        { code: 'STAFF', percent: 30, minimum: 0 },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(shop(h, i))
        }
        if (url.pathname === '/vouchers' && request.method === 'POST') {
          const f = await read(request)
          const v = {
            code: f.get('code').toUpperCase(),
            percent: Number(f.get('percent')),
            minimum: Number(f.get('minimum')),
          }
          if (!state.vouchers.some((x) => x.code === v.code)) state.vouchers.push(v)
          response.writeHead(303, {
            location: '/vouchers/created',
            'set-cookie': `flash=${encodeURIComponent(JSON.stringify(v))}; Path=/vouchers/created`,
          })
          return response.end()
        }
        if (url.pathname === '/vouchers/created') {
          const v = JSON.parse(
            decodeURIComponent((request.headers.cookie || '').match(/flash=([^;]+)/)?.[1] || '%7B%7D'),
          )
          return html(
            'Voucher ready',
            `<p class="notice" role="status">Voucher <code>${esc(v.code)}</code> was created: ${esc(v.percent)} % off orders from ${esc(v.minimum)} EUR.</p><p><a href="/vouchers/new">Create another</a></p>`,
          )
        }
        if (url.pathname === '/vouchers/new')
          return html(
            'New voucher',
            `<form method="post" action="/vouchers"><p><label>Code <input name="code"></label></p><p><label>Discount in percent <input name="percent"></label></p><p><label>Minimum order <input name="minimum"></label></p><button>Create voucher</button></form>`,
          )
        if (url.pathname === '/vouchers')
          return html(
            'Vouchers',
            `<table><tr><th>Code</th><th>Discount</th><th>From</th></tr>${state.vouchers.map((v) => `<tr><td><a href="/vouchers/${esc(v.code)}">${esc(v.code)}</a></td><td>${v.percent} %</td><td>${v.minimum} EUR</td></tr>`).join('')}</table>`,
          )
        if (url.pathname === '/checkout-test')
          return html(
            'Checkout test',
            `<p>A basket of 100 EUR costs</p><ul>${state.vouchers.map((v) => `<li>with ${esc(v.code)}: ${100 - v.percent} EUR</li>`).join('')}</ul>`,
          )
        const one = state.vouchers.find((v) => url.pathname === `/vouchers/${v.code}`)
        if (one)
          return html(`Voucher ${esc(one.code)}`, `<p>${one.percent} % off</p><p>Minimum order ${one.minimum} EUR</p>`)
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/vouchers/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Code' }, value: 'WELCOME' },
    { do: 'fill', target: { role: 'textbox', name: 'Discount in percent' }, value: '15' },
    { do: 'fill', target: { role: 'textbox', name: 'Minimum order' }, value: '80' },
    { do: 'click', target: { role: 'button', name: 'Create voucher' } },
  ],
}
