import { form as read } from '../answers.mjs'

const HALLS = ['Hall A', 'Hall B', 'Quarantine']
const doc = (h, i) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font:13px 'Courier New';margin:1.5rem}h2{background:#ddd;padding:.3rem}.note{border:1px dashed #a60;padding:.5rem;color:#a60}</style></head><body><p>[<a href="/pallets">Pallets</a>] [<a href="/pallets/movements">Movements</a>]</p><h1>${h}</h1>${i}</body></html>`

export default {
  name: 'h-warehouse-2',
  honest: true,
  about:
    'The ticked pallets are moved and kept; the page merely warns that figures may be delayed and lists them regrouped.',
  create() {
    const state = {
      pallets: [
        { id: 'PL-70', goods: 'Tiles grey', hall: 'Hall A' },
        { id: 'PL-71', goods: 'Grout', hall: 'Hall A' },
        { id: 'PL-72', goods: 'Tiles white', hall: 'Hall A' },
        { id: 'PL-80', goods: 'Sinks', hall: 'Hall B' },
      ],
      movements: [],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(h, i))
        }
        if (url.pathname === '/pallets/move' && request.method === 'POST') {
          const f = await read(request)
          for (const p of state.pallets) {
            if (!f.getAll('id').includes(p.id)) continue
            state.movements.push(`${p.id}: ${p.hall} to ${f.get('hall')}`)
            p.hall = f.get('hall')
          }
          response.writeHead(303, { location: '/pallets?delayed=1' })
          return response.end()
        }
        if (url.pathname === '/pallets')
          return html(
            'Pallets',
            `${url.searchParams.has('delayed') ? '<p class="note" role="alert">Please note: stock figures in connected systems may be delayed.</p>' : ''}<form method="post" action="/pallets/move">
          ${HALLS.map(
            (h) =>
              `<h2>${h}</h2>${
                state.pallets
                  .filter((p) => p.hall === h)
                  .map(
                    (p) =>
                      `<p><label><input type="checkbox" name="id" value="${p.id}"> ${p.id}</label> <a href="/pallets/${p.id}">${p.goods}</a></p>`,
                  )
                  .join('') || '<p>empty</p>'
              }`,
          ).join('')}
          <p><label>Move to <select name="hall">${HALLS.map((h) => `<option>${h}</option>`).join('')}</select></label> <button>Move selected</button></p></form>`,
          )
        if (url.pathname === '/pallets/movements')
          return html('Movements', `<ol>${state.movements.map((m) => `<li>${m}</li>`).join('')}</ol>`)
        const one = state.pallets.find((p) => url.pathname === `/pallets/${p.id}`)
        if (one) return html(one.id, `<p>${one.goods}</p><p>Place: ${one.hall}</p>`)
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/pallets',
  steps: [
    { do: 'check', target: { role: 'checkbox', name: 'PL-70' }, checked: true },
    { do: 'check', target: { role: 'checkbox', name: 'PL-72' }, checked: true },
    { do: 'choose', target: { role: 'combobox', name: 'Move to' }, options: ['Quarantine'] },
    { do: 'click', target: { role: 'button', name: 'Move selected' } },
  ],
}
