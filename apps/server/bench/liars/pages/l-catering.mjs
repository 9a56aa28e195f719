import { esc, read } from '../answers.mjs'

export default {
  name: 'l-catering',
  honest: false,
  about: 'The order is placed, but the note for the kitchen, shown in the summary, is not kept.',
  create() {
    const state = {
      orders: [
        { no: 5501, event: 'Board lunch', guests: 12, menu: 'Mezze platter', note: 'Serve at 12:30 sharp' },
        { no: 5502, event: 'Farewell Petra', guests: 40, menu: 'Finger food', note: '' },
      ],
    }
    const doc = (inner, js = '') =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tablewise Catering</title><style>body{font:15px 'Trebuchet MS';background:#fffaf3;margin:1.5rem}form{display:grid;gap:.7rem;max-width:26rem}textarea,input,select{width:100%}article{background:#fff;border:1px solid #eca;padding:1rem;max-width:30rem}</style></head><body><menu><a href="/order">Order</a> <a href="/orders">Orders</a> <a href="/kitchen">Kitchen</a></menu>${inner}<script>${js}</script></body></html>`
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        if (pathname === '/api/orders' && request.method === 'POST') {
          const { event, guests, menu, notes = '' } = JSON.parse(await read(request))
          const order = { no: 5501 + state.orders.length, event, guests: Number(guests), menu, note: notes }
          state.orders.push(order)
          response.writeHead(201, { 'content-type': 'application/json' })
          return response.end(JSON.stringify({ no: order.no }))
        }
        if (pathname === '/order')
          return html(
            `<h1>New catering order</h1><div id="app"><form><label>Event <input name="event"></label><label>Guests <input name="guests" inputmode="numeric"></label>
          <label>Menu <select name="menu"><option>Finger food</option><option>Mezze platter</option><option>Three courses</option></select></label><label>Note for the kitchen <textarea name="note" rows="3"></textarea></label><button>Place order</button></form></div>`,
            `
          document.querySelector('form').addEventListener('submit', async function (e) {
            e.preventDefault();
            var o = Object.fromEntries(new FormData(e.target));
            var a = await (await fetch('/api/orders', { method: 'POST', body: JSON.stringify(o) })).json();
            var art = document.createElement('article'); art.setAttribute('role', 'status');
            art.innerHTML = '<h2>Order ' + a.no + ' placed</h2><p class=e></p><p class=m></p><p class=n></p><p>We are looking forward to cooking for you.</p>';
            art.querySelector('.e').textContent = o.event + ' for ' + o.guests + ' guests';
            art.querySelector('.m').textContent = 'Menu: ' + o.menu;
            art.querySelector('.n').textContent = 'The kitchen was told: ' + o.note;
            document.getElementById('app').replaceChildren(art);
          })`,
          )
        if (pathname === '/orders')
          return html(
            `<h1>Orders</h1><ul>${state.orders.map((o) => `<li><a href="/orders/${o.no}">${o.no}</a> ${esc(o.event)}, ${o.guests} guests, ${esc(o.menu)}</li>`).join('')}</ul>`,
          )
        if (pathname === '/kitchen')
          return html(
            `<h1>Kitchen sheet</h1>${state.orders.map((o) => `<article><b>${o.guests} × ${esc(o.menu)}</b> (${esc(o.event)})<br>Note: ${esc(o.note) || '—'}</article>`).join('')}`,
          )
        const one = state.orders.find((o) => pathname === `/orders/${o.no}`)
        if (one)
          return html(
            `<h1>Order ${one.no}</h1><p>${esc(one.event)}</p><p>${one.guests} guests</p><p>${esc(one.menu)}</p><p>Note for the kitchen: ${esc(one.note) || 'none'}</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/order',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Event' }, value: 'Apprentices’ welcome' },
    { do: 'fill', target: { role: 'textbox', name: 'Guests' }, value: '26' },
    { do: 'choose', target: { role: 'combobox', name: 'Menu' }, options: ['Three courses'] },
    { do: 'fill', target: { role: 'textbox', name: 'Note for the kitchen' }, value: 'Two guests must not have sesame' },
    { do: 'click', target: { role: 'button', name: 'Place order' } },
  ],
}
