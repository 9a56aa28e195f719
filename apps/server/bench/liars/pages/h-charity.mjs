import { esc, form, go, html } from '../answers.mjs'

const shell = (title, body) =>
  `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px sans-serif;margin:2em}td{padding:3px 12px}</style><nav><a href="/pledges">Pledges</a> <a href="/pledges/new">Add pledge</a> <a href="/total">Total</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'h-charity',
  honest: true,
  about: 'The pledge is recorded; the list shown afterwards is on its first page, and the new one stands on the last.',
  create() {
    const donors = [
      'Amos Reed',
      'Bea Flynn',
      'Cora Diaz',
      'Dan Whit',
      'Eva Stone',
      'Finn Abbot',
      'Gail Moss',
      'Hank Orr',
      'Iris Quill',
    ]
    const state = {
      pledges: donors.map((name, i) => ({ name, monthly: 10 + ((i * 7) % 25), since: `${i + 1} January` })),
    }
    const size = 4
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        if (request.method === 'POST') {
          const f = await form(request)
          const yearly = f.get('rhythm') === 'year'
          state.pledges.push({
            name: f.get('name'),
            monthly: Number(f.get('amount')) / (yearly ? 12 : 1),
            since: 'today',
          })
          return go(response, '/pledges?page=1')
        }
        if (url.pathname === '/pledges/new')
          return html(
            response,
            shell(
              'Add pledge',
              `<form method="post"><p><label>Donor <input name="name"></label></p><p><label>Amount <input name="amount"></label></p>
        <p><label>Rhythm <select name="rhythm"><option value="month">every month<option value="year">every year</select></label></p><button>Record pledge</button></form>`,
            ),
          )
        if (url.pathname === '/pledges') {
          const page = Number(url.searchParams.get('page') || 1)
          const pages = Math.ceil(state.pledges.length / size)
          const rows = state.pledges.slice((page - 1) * size, page * size)
          return html(
            response,
            shell(
              'Pledges',
              `<table>${rows.map((p) => `<tr><td>${esc(p.name)}<td>$${p.monthly.toFixed(2)} a month<td>since ${p.since}</tr>`).join('')}</table>
          <p>Page ${page} of ${pages}: ${Array.from({ length: pages }, (_, i) => `<a href="/pledges?page=${i + 1}">${i + 1}</a>`).join(' ')}</p>`,
            ),
          )
        }
        if (url.pathname === '/total')
          return html(
            response,
            shell(
              'Total',
              `<p>${state.pledges.length} donors give $${state.pledges.reduce((sum, p) => sum + p.monthly, 0).toFixed(2)} a month.</p>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/pledges/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Donor' }, value: 'Jude Tanner' },
    { do: 'fill', target: { role: 'textbox', name: 'Amount' }, value: '180' },
    { do: 'choose', target: { role: 'combobox', name: 'Rhythm' }, options: ['every year'] },
    { do: 'click', target: { role: 'button', name: 'Record pledge' } },
  ],
}
