import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:14px Arial;margin:20px}table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #ccc;text-align:left;padding:6px}
.banner{background:#e6ffe9;padding:10px;margin:10px 0}</style><header><strong>Teahouse Backoffice</strong> <a href="/orders">To release</a> <a href="/orders/released">Released</a></header>${m}</html>`

export default {
  name: 'l-orders',
  honest: false,
  about: 'Three orders were ticked and the banner says three were released, but only the first one was.',
  create() {
    const state = {
      banner: '',
      orders: [
        { id: 'TH-801', buyer: 'Emil Strand', sum: '34.20', released: false },
        { id: 'TH-802', buyer: 'Noor Haddad', sum: '112.00', released: false },
        { id: 'TH-803', buyer: 'Pia Conti', sum: '18.90', released: false },
        { id: 'TH-804', buyer: 'Rhys Morgan', sum: '57.40', released: false },
        { id: 'TH-799', buyer: 'Ada Moreau', sum: '22.00', released: true },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/orders/bulk') {
          const f = await form(q)
          const one = state.orders.find((o) => o.id === f.get('id'))
          if (one && f.get('action') === 'Release to warehouse') one.released = true
          state.banner = `${f.getAll('id').length} orders released to the warehouse: ${f.getAll('id').join(', ')}`
          return go(r, '/orders/bulk/done')
        }
        if (p === '/orders/bulk/done')
          return html(
            r,
            layout(
              'Done',
              `<div class="banner" role="status">${esc(state.banner)}</div><p><a href="/orders">Continue with orders</a></p>`,
            ),
          )
        if (p === '/orders')
          return html(
            r,
            layout(
              'Orders',
              `<h1>Orders to release</h1><form method="post" action="/orders/bulk"><table>
<tr><th></th><th>Order</th><th>Buyer</th><th>Sum</th></tr>${state.orders
                .filter((o) => !o.released)
                .map(
                  (o) =>
                    `<tr><td><input type="checkbox" name="id" value="${o.id}" aria-label="Select ${o.id}"></td><td><a href="/orders/${o.id}">${o.id}</a></td><td>${esc(o.buyer)}</td><td>${o.sum}</td></tr>`,
                )
                .join('')}</table>
<p><label for="act">Bulk action</label> <select id="act" name="action"><option>Print labels</option><option>Release to warehouse</option></select> <button>Apply</button></p></form>`,
            ),
          )
        if (p === '/orders/released')
          return html(
            r,
            layout(
              'Released',
              `<h1>Released</h1><ul>${state.orders
                .filter((o) => o.released)
                .map((o) => `<li><a href="/orders/${o.id}">${o.id}</a> ${esc(o.buyer)}</li>`)
                .join('')}</ul>`,
            ),
          )
        const one = state.orders.find((o) => p === `/orders/${o.id}`)
        if (one)
          return html(
            r,
            layout(
              one.id,
              `<h1>Order ${one.id}</h1><p>${esc(one.buyer)}, € ${one.sum}</p><p>${one.released ? 'Released to warehouse' : 'Waiting for release'}</p>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/orders',
  steps: [
    { do: 'check', target: { role: 'checkbox', name: 'Select TH-801' }, checked: true },
    { do: 'check', target: { role: 'checkbox', name: 'Select TH-803' }, checked: true },
    { do: 'check', target: { role: 'checkbox', name: 'Select TH-804' }, checked: true },
    { do: 'choose', target: { role: 'combobox', name: 'Bulk action' }, options: ['Release to warehouse'] },
    { do: 'click', target: { role: 'button', name: 'Apply' } },
  ],
}
