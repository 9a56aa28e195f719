import { read } from '../answers.mjs'

const COLS = ['Reported', 'In repair', 'Accepted']
const doc = (i, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Snag list, Quay House</title><style>body{font:14px Helvetica;margin:1rem}.cols{display:flex;gap:1rem;align-items:flex-start}details{flex:1;background:#f3eee6;padding:.6rem}.c{background:#fff;padding:.5rem;margin:.4rem 0}</style></head><body><p><a href="/snags">Board</a> · <a href="/snags/protocol">Handover protocol</a></p>${i}<script>${js}</script></body></html>`

export default {
  name: 'h-snags',
  honest: true,
  about: 'The card disappears into a collapsed column; the move is kept.',
  create() {
    const state = {
      snags: [
        { id: 1, text: 'Cracked tile, bath 2', column: 'Reported' },
        { id: 2, text: 'Window sticks, flat 9', column: 'In repair' },
        { id: 3, text: 'Missing door stop, hall', column: 'In repair' },
        { id: 4, text: 'Paint run, stairs', column: 'Accepted' },
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
        if (pathname === '/api/snags' && request.method === 'GET') {
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify(state.snags))
        }
        if (pathname === '/api/snags' && request.method === 'PATCH') {
          const { id, column } = JSON.parse(await read(request))
          state.snags.find((s) => s.id === id).column = column
          response.writeHead(204)
          return response.end()
        }
        if (pathname === '/snags')
          return html(
            '<h1>Snags</h1><div class="cols"></div>',
            `
          var COLS = ${JSON.stringify(COLS)};
          async function draw() {
            var all = await (await fetch('/api/snags')).json(), box = document.querySelector('.cols'); box.textContent = '';
            COLS.forEach(function (name, n) {
              var d = document.createElement('details'), mine = all.filter(function (s) { return s.column === name });
              d.open = name !== 'Accepted'; d.innerHTML = '<summary>' + name + ' (' + mine.length + ')</summary>';
              mine.forEach(function (s) {
                var c = document.createElement('div'); c.className = 'c'; c.innerHTML = '<a href="/snags/' + s.id + '"></a> '; c.firstChild.textContent = s.text;
                if (COLS[n + 1]) { var b = document.createElement('button'); b.textContent = '→'; b.setAttribute('aria-label', 'Advance ' + s.text);
                  b.onclick = async function () { await fetch('/api/snags', { method: 'PATCH', body: JSON.stringify({ id: s.id, column: COLS[n + 1] }) }); draw() }; c.appendChild(b) }
                d.appendChild(c) });
              box.appendChild(d) })
          }
          draw()`,
          )
        if (pathname === '/snags/protocol')
          return html(
            `<h1>Handover protocol</h1><table>${state.snags.map((s) => `<tr><td>${s.text}</td><td>${s.column}</td></tr>`).join('')}</table>`,
          )
        const one = state.snags.find((s) => pathname === `/snags/${s.id}`)
        if (one) return html(`<h1>${one.text}</h1><p>State: ${one.column}</p>`)
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/snags',
  steps: [{ do: 'click', target: { role: 'button', name: 'Advance Window sticks, flat 9' } }],
}
