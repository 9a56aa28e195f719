import { esc, read } from '../answers.mjs'

const doc = (i, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hotel Mirabel front desk</title><style>body{font:15px Garamond,serif;margin:2rem}.err{background:#fdd;border:1px solid #c00;padding:.6rem}.err:empty{display:none}td{padding:.4rem 1rem;border-bottom:1px solid #ddd}</style></head><body><p><a href="/arrivals">Arrivals</a> | <a href="/housekeeping">Housekeeping</a></p>${i}<script>${js}</script></body></html>`

export default {
  name: 'h-hotel-2',
  honest: true,
  about: 'The wish is saved and kept; at the same moment an unrelated weather widget shows a red failure.',
  create() {
    const state = {
      guests: [
        { room: 204, name: 'Familie Oppermann', wish: '' },
        { room: 207, name: 'Mr Takeda', wish: 'Feather-free pillow' },
        { room: 311, name: 'Ms Delacroix', wish: '' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        if (pathname === '/api/weather') {
          response.writeHead(500)
          return response.end('upstream timeout')
        }
        if (pathname === '/api/wish' && request.method === 'POST') {
          const { room, wish } = JSON.parse(await read(request))
          state.guests.find((g) => g.room === room).wish = wish
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify({ room, wish }))
        }
        if (pathname === '/arrivals')
          return html(
            `<h1>Arrivals today</h1><p class="err" role="alert"></p><table>${state.guests.map((g) => `<tr data-room="${g.room}"><td>${g.room}</td><td><a href="/arrivals/${g.room}">${g.name}</a></td><td class="w">${esc(g.wish)}</td><td><button aria-label="Wish for ${g.room}">Wish…</button></td></tr>`).join('')}</table>
          <dialog aria-label="Guest wish"><p><label>Wish <input id="wish" size="30"></label></p><button id="keep">Keep wish</button></dialog>`,
            `
          var d = document.querySelector('dialog'), row;
          document.querySelectorAll('tr button').forEach(function (b) { b.onclick = function () { row = b.closest('tr'); document.getElementById('wish').value = row.querySelector('.w').textContent; d.showModal() } });
          document.getElementById('keep').onclick = async function () {
            var r = await fetch('/api/wish', { method: 'POST', body: JSON.stringify({ room: +row.dataset.room, wish: document.getElementById('wish').value }) });
            row.querySelector('.w').textContent = (await r.json()).wish; d.close();
            var w = await fetch('/api/weather'); if (!w.ok) document.querySelector('.err').textContent = 'Error 500: weather could not be loaded.';
          }`,
          )
        if (pathname === '/housekeeping')
          return html(
            `<h1>Housekeeping</h1>${state.guests.map((g) => `<p>Room ${g.room}: ${esc(g.wish) || 'standard'}</p>`).join('')}`,
          )
        const one = state.guests.find((g) => pathname === `/arrivals/${g.room}`)
        if (one) return html(`<h1>${one.name}</h1><p>Room ${one.room}</p><p>Wish: ${esc(one.wish) || 'none'}</p>`)
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/arrivals',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Wish for 311' } },
    { do: 'fill', target: { role: 'textbox', name: 'Wish' }, value: 'Quiet side, late checkout' },
    { do: 'click', target: { role: 'button', name: 'Keep wish' } },
  ],
}
