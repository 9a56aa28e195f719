import { esc, form as read } from '../answers.mjs'

const euro = (cents) => {
  const [a, b] = (cents / 100).toFixed(2).split('.')
  return `€ ${a.replace(/\B(?=(\d{3})+$)/g, '.')},${b}`
}
const day = (iso) => iso.split('-').reverse().join('.')
const doc = (h, i) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font:14px Verdana;margin:2rem}td,th{padding:.4rem 1rem;border:1px solid #ccc}td:last-child{text-align:right}</style></head><body><p><a href="/invoices">Invoices</a> <a href="/invoices/new">New invoice</a> <a href="/balance">Balance</a></p><h1>${h}</h1>${i}</body></html>`

export default {
  name: 'h-invoices',
  honest: true,
  about: 'The invoice is created and kept; amount and date come back in another notation.',
  create() {
    const state = {
      invoices: [
        { no: 2041, client: 'Gasthof Adler', cents: 98000, due: '2026-05-12' },
        { no: 2042, client: 'Bike Atelier', cents: 1234567, due: '2026-05-20' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(h, i))
        }
        if (pathname === '/invoices' && request.method === 'POST') {
          const f = await read(request)
          const inv = {
            no: state.invoices.at(-1).no + 1,
            client: f.get('client').trim(),
            cents: Math.round(Number(f.get('amount')) * 100),
            due: f.get('due'),
          }
          state.invoices.push(inv)
          response.writeHead(302, { location: `/invoices/${inv.no}` })
          return response.end()
        }
        if (pathname === '/invoices/new')
          return html(
            'New invoice',
            `<form method="post" action="/invoices"><p><label>Client <input name="client"></label></p><p><label>Net amount <input name="amount"></label></p><p><label>Due date <input name="due" placeholder="2026-01-31"></label></p><button>Create invoice</button></form>`,
          )
        if (pathname === '/invoices')
          return html(
            'Invoices',
            `<table><tr><th>No.</th><th>Client</th><th>Due</th><th>Amount</th></tr>${state.invoices.map((v) => `<tr><td><a href="/invoices/${v.no}">${v.no}</a></td><td>${esc(v.client)}</td><td>${day(v.due)}</td><td>${euro(v.cents)}</td></tr>`).join('')}</table>`,
          )
        if (pathname === '/balance')
          return html('Balance', `<p>Outstanding: ${euro(state.invoices.reduce((n, v) => n + v.cents, 0))}</p>`)
        const one = state.invoices.find((v) => pathname === `/invoices/${v.no}`)
        if (one)
          return html(
            `Invoice ${one.no}`,
            `<p>To ${esc(one.client)}</p><p>${euro(one.cents)}, payable until ${day(one.due)}</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/invoices/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Client' }, value: 'Weingut Rebstock' },
    { do: 'fill', target: { role: 'textbox', name: 'Net amount' }, value: '3150.5' },
    { do: 'fill', target: { role: 'textbox', name: 'Due date' }, value: '2026-07-03' },
    { do: 'click', target: { role: 'button', name: 'Create invoice' } },
  ],
}
