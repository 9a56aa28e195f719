import { esc, form, go, html } from '../answers.mjs'

const money = (n) => n.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px Cambria,serif;margin:26px}td,th{padding:5px 18px 5px 0;text-align:left}.msg{background:#fff8d8;padding:10px}</style>
<nav><a href="/budgets">Cost centres</a> • <a href="/budgets/transfer">New transfer</a> • <a href="/budgets/journal">Journal</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'l-budget',
  honest: false,
  about: 'The message repeats the amount that was typed, but the thousands separator cut it down to one pound.',
  create() {
    const state = {
      centres: { Travel: 9800, Training: 2400, Marketing: 15000, Facilities: 6120 },
      journal: [],
      said: '',
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/budgets/transfer') {
          const f = await form(q)
          const amount = Number.parseFloat(f.get('amount')) || 0
          state.centres[f.get('from')] -= amount
          state.centres[f.get('to')] += amount
          state.journal.unshift({ from: f.get('from'), to: f.get('to'), amount, why: f.get('why') })
          state.said = `£${f.get('amount')} transferred from ${f.get('from')} to ${f.get('to')}.`
          return go(r, '/budgets/transfer')
        }
        const list = Object.keys(state.centres)
          .map((c) => `<option>${c}</option>`)
          .join('')
        if (p === '/budgets/transfer') {
          const said = state.said
          state.said = ''
          return html(
            r,
            layout(
              'Budget transfer',
              `${said ? `<p class="msg" role="status">${esc(said)}</p>` : ''}<form method="post">
<p><label for="from">From cost centre</label> <select id="from" name="from">${list}</select></p>
<p><label for="to">To cost centre</label> <select id="to" name="to">${list}</select></p>
<p><label for="amount">Amount</label> £ <input id="amount" name="amount" placeholder="1,000.00"></p>
<p><label for="why">Justification</label> <input id="why" name="why"></p><button>Transfer</button></form>`,
            ),
          )
        }
        if (p === '/budgets')
          return html(
            r,
            layout(
              'Cost centres',
              `<table>${Object.entries(state.centres)
                .map(([c, n]) => `<tr><th>${c}</th><td>£${money(n)}</td></tr>`)
                .join('')}</table>`,
            ),
          )
        if (p === '/budgets/journal')
          return html(
            r,
            layout(
              'Journal',
              state.journal.length
                ? `<ol>${state.journal.map((j) => `<li>${j.from} → ${j.to}: £${money(j.amount)} (${esc(j.why)})</li>`).join('')}</ol>`
                : '<p>No transfers yet.</p>',
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/budgets/transfer',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'From cost centre' }, options: ['Travel'] },
    { do: 'choose', target: { role: 'combobox', name: 'To cost centre' }, options: ['Training'] },
    { do: 'fill', target: { role: 'textbox', name: 'Amount' }, value: '1,250.00' },
    { do: 'fill', target: { role: 'textbox', name: 'Justification' }, value: 'First aid course' },
    { do: 'click', target: { role: 'button', name: 'Transfer' } },
  ],
}
