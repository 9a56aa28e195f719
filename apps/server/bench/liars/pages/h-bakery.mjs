import { esc, form as read } from '../answers.mjs'

const CAKES = ['Sacher', 'Carrot', 'Black Forest']
const doc = (h, i) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font:16px 'Bookman Old Style';background:#fff8ee;margin:2rem auto;max-width:40rem}nav a{margin-right:1rem}</style></head><body><nav><a href="/">Backhaus Lerch</a><a href="/cake/1">Order a cake</a><a href="/cake/orders">Orders</a></nav><h1>${h}</h1>${i}</body></html>`

export default {
  name: 'h-bakery',
  honest: true,
  about: 'The wizard ends on the plain home page without any confirmation; the order is among the orders.',
  create() {
    const state = { drafts: {}, orders: [{ no: 1, cake: 'Carrot', text: 'For Opa', day: 'Monday' }] }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(h, i))
        }
        const go = (to, more = {}) => {
          response.writeHead(303, { location: to, ...more })
          response.end()
        }
        const sid = (request.headers.cookie || '').match(/cake=(\w+)/)?.[1]
        const draft = sid && state.drafts[sid]
        if (pathname === '/cake/1' && request.method === 'POST') {
          const id = Math.random().toString(36).slice(2)
          state.drafts[id] = { cake: (await read(request)).get('cake') }
          return go('/cake/2', { 'set-cookie': `cake=${id}; Path=/; HttpOnly` })
        }
        if (draft && pathname === '/cake/2' && request.method === 'POST') {
          draft.text = (await read(request)).get('text')
          return go('/cake/3')
        }
        if (draft && pathname === '/cake/3' && request.method === 'POST') {
          draft.day = (await read(request)).get('day')
          state.orders.push({ no: state.orders.length + 1, ...draft })
          delete state.drafts[sid]
          return go('/', { 'set-cookie': 'cake=; Path=/; Max-Age=0' })
        }
        if (pathname === '/cake/1')
          return html(
            'Which cake?',
            `<form method="post">${CAKES.map((c) => `<p><label><input type="radio" name="cake" value="${c}"> ${c}</label></p>`).join('')}<button>On to the writing</button></form>`,
          )
        if (pathname === '/cake/2')
          return html(
            'What shall be written on it?',
            '<form method="post"><p><label>Writing <input name="text" size="30"></label></p><button>On to the day</button></form>',
          )
        if (pathname === '/cake/3')
          return html(
            'When do you fetch it?',
            '<form method="post"><p><label>Day <select name="day"><option>Thursday</option><option>Friday</option><option>Saturday</option></select></label></p><button>Order bindingly</button></form>',
          )
        if (pathname === '/')
          return html('Good morning!', '<p>Fresh rolls from six o’clock. Today: poppy seed plaits.</p>')
        if (pathname === '/cake/orders')
          return html(
            'Orders',
            `<ul>${state.orders.map((o) => `<li><a href="/cake/orders/${o.no}">No. ${o.no}</a>: ${esc(o.cake)}, ${esc(o.day)}</li>`).join('')}</ul>`,
          )
        const one = state.orders.find((o) => pathname === `/cake/orders/${o.no}`)
        if (one)
          return html(
            `Order no. ${one.no}`,
            `<p>${esc(one.cake)}</p><p>Writing: ${esc(one.text)}</p><p>To be fetched on ${esc(one.day)}</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/cake/1',
  steps: [
    { do: 'check', target: { role: 'radio', name: 'Black Forest' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'On to the writing' } },
    { do: 'fill', target: { role: 'textbox', name: 'Writing' }, value: 'Bravo Jasper' },
    { do: 'click', target: { role: 'button', name: 'On to the day' } },
    { do: 'choose', target: { role: 'combobox', name: 'Day' }, options: ['Saturday'] },
    { do: 'click', target: { role: 'button', name: 'Order bindingly' } },
  ],
}
