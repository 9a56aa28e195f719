import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px Segoe UI,sans-serif;margin:0}nav{background:#eee;padding:10px}nav a{margin-right:12px}main{padding:18px}.receipt{border:1px dashed #555;padding:16px;width:340px}</style>
<nav><a href="/claims">My claims</a><a href="/claims/new">New claim</a><a href="/claims/totals">Totals</a></nav><main><h1>${t}</h1>${m}</main></html>`

export default {
  name: 'l-claims',
  honest: false,
  about: 'A receipt with a reference number is shown for the claim, but the register of claims never got it.',
  create() {
    const state = {
      next: 1093,
      claims: [
        { ref: 'C-1090', what: 'Train Leeds to York', kind: 'Travel', amount: 31.4, status: 'Paid' },
        { ref: 'C-1092', what: 'Team lunch', kind: 'Meals', amount: 84, status: 'In review' },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const u = new URL(q.url, 'http://x')
        const p = u.pathname
        if (q.method === 'POST' && p === '/claims') {
          const f = await form(q)
          const claim = {
            ref: `C-${state.next++}`,
            what: f.get('what'),
            kind: f.get('kind'),
            amount: Number(f.get('amount')),
            status: 'In review',
          }
          const all = state.claims.slice()
          all.push(claim)
          return go(r, `/claims/receipt?${new URLSearchParams(claim)}`)
        }
        if (p === '/claims/receipt') {
          const g = (k) => esc(u.searchParams.get(k))
          return html(
            r,
            layout(
              'Claim received',
              `<div class="receipt" role="status"><p>Reference <b>${g('ref')}</b></p><p>${g('what')} (${g('kind')})</p><p>£${Number(u.searchParams.get('amount')).toFixed(2)}</p><p>Status: ${g('status')}</p></div><p>Keep this reference for your records.</p>`,
            ),
          )
        }
        if (p === '/claims/new')
          return html(
            r,
            layout(
              'New claim',
              `<form method="post" action="/claims">
<p><label for="w">Description</label> <input id="w" name="what" size="40"></p>
<p><label for="k">Category</label> <select id="k" name="kind"><option>Travel</option><option>Meals</option><option>Equipment</option></select></p>
<p><label for="a">Amount in GBP</label> <input id="a" name="amount"></p><button>Send claim</button></form>`,
            ),
          )
        if (p === '/claims')
          return html(
            r,
            layout(
              'My claims',
              `<table>${state.claims.map((c) => `<tr><td><a href="/claims/${c.ref}">${c.ref}</a></td><td>${esc(c.what)}</td><td>£${c.amount.toFixed(2)}</td><td>${c.status}</td></tr>`).join('')}</table>`,
            ),
          )
        if (p === '/claims/totals')
          return html(
            r,
            layout(
              'Totals',
              `<p>${state.claims.length} claims, £${state.claims.reduce((a, c) => a + c.amount, 0).toFixed(2)} in all</p>`,
            ),
          )
        const one = state.claims.find((c) => p === `/claims/${c.ref}`)
        if (one)
          return html(
            r,
            layout(
              `Claim ${one.ref}`,
              `<p>${esc(one.what)}, ${one.kind}</p><p>£${one.amount.toFixed(2)}</p><p>Status: ${one.status}</p>`,
            ),
          )
        html(r, layout('No such claim', ''), 404)
      },
    }
  },
  path: '/claims/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Description' }, value: 'Noise-cancelling headset' },
    { do: 'choose', target: { role: 'combobox', name: 'Category' }, options: ['Equipment'] },
    { do: 'fill', target: { role: 'textbox', name: 'Amount in GBP' }, value: '129.95' },
    { do: 'click', target: { role: 'button', name: 'Send claim' } },
  ],
}
