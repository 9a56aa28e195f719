import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:22px}td,th{padding:6px 16px;border-bottom:1px solid #ddd;text-align:left}.info{background:#fff4d6;padding:10px}</style>
<nav><a href="/sites">Sites</a> <a href="/transfers">Transfers</a> <a href="/transfers/new">New transfer</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-warehouse',
  honest: true,
  about: 'The transfer is only queued at first; a moment later it is carried out and both sites show it.',
  create() {
    const state = {
      sites: {
        Rotterdam: { 'Pallet A4 paper': 60, 'Toner box': 22 },
        Antwerp: { 'Pallet A4 paper': 15, 'Toner box': 4 },
      },
      transfers: [],
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/transfers') {
          const f = await form(q)
          const job = {
            no: 700 + state.transfers.length,
            goods: f.get('goods'),
            from: f.get('from'),
            to: f.get('to'),
            count: Number(f.get('count')),
            status: 'Queued',
          }
          state.transfers.push(job)
          setTimeout(() => {
            state.sites[job.from][job.goods] -= job.count
            state.sites[job.to][job.goods] += job.count
            job.status = 'Done'
          }, 900).unref()
          return go(r, '/transfers')
        }
        if (p === '/transfers/new')
          return html(
            r,
            layout(
              'New transfer',
              `<form method="post" action="/transfers">
<p><label for="g">Goods</label> <select id="g" name="goods"><option>Pallet A4 paper</option><option>Toner box</option></select></p>
<p><label for="f">From</label> <select id="f" name="from"><option>Rotterdam</option><option>Antwerp</option></select></p>
<p><label for="t">To</label> <select id="t" name="to"><option>Rotterdam</option><option>Antwerp</option></select></p>
<p><label for="c">Pieces</label> <input id="c" name="count"></p><button>Request transfer</button></form>`,
            ),
          )
        if (p === '/transfers')
          return html(
            r,
            layout(
              'Transfers',
              `${state.transfers.some((t) => t.status === 'Queued') ? '<p class="info" role="status">Your transfer is waiting in the queue.</p>' : ''}
<table><tr><th>No.</th><th>Goods</th><th>Route</th><th>Pieces</th><th>Status</th></tr>${state.transfers
                .map(
                  (t) =>
                    `<tr><td>${t.no}</td><td>${esc(t.goods)}</td><td>${esc(t.from)} to ${esc(t.to)}</td><td>${t.count}</td><td>${t.status}</td></tr>`,
                )
                .join('')}</table>`,
            ),
          )
        if (p === '/sites')
          return html(
            r,
            layout(
              'Sites',
              Object.entries(state.sites)
                .map(
                  ([s, g]) =>
                    `<h2>${s}</h2><ul>${Object.entries(g)
                      .map(([n, c]) => `<li>${n}: ${c}</li>`)
                      .join('')}</ul>`,
                )
                .join(''),
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/transfers/new',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Goods' }, options: ['Toner box'] },
    { do: 'choose', target: { role: 'combobox', name: 'From' }, options: ['Rotterdam'] },
    { do: 'choose', target: { role: 'combobox', name: 'To' }, options: ['Antwerp'] },
    { do: 'fill', target: { role: 'textbox', name: 'Pieces' }, value: '8' },
    { do: 'click', target: { role: 'button', name: 'Request transfer' } },
  ],
}
