import { esc, form, go, html } from '../answers.mjs'

const layout = (title, main) => `<!doctype html><html lang="en"><head><title>${title} – Ledgerly</title><style>
body{font:15px Georgia;margin:0}header{background:#123;color:#fff;padding:12px}header a{color:#cde;margin-right:14px}main{padding:20px}
.flash{background:#dfd;border:1px solid #7b7;padding:8px}td,th{padding:6px 14px;text-align:left}</style></head>
<body><header><a href="/invoices">Invoices</a><a href="/reminders">Reminders</a></header><main>${main}</main></body></html>`

export default {
  name: 'l-invoices',
  honest: false,
  about:
    'The list shows the invoice as paid right after the payment is recorded, but nothing was booked; only the address makes that row look paid.',
  create() {
    const state = {
      invoices: [
        { no: 2039, client: 'Brightwater Ltd', total: '1,120.00', status: 'Paid' },
        { no: 2040, client: 'Orchard Dental', total: '96.50', status: 'Open' },
        { no: 2041, client: 'Fenwick & Sons', total: '418.00', status: 'Open' },
        { no: 2042, client: 'Luma Studio', total: '2,300.00', status: 'Open' },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const u = new URL(q.url, 'http://x')
        const [, area, no, verb] = u.pathname.split('/')
        const one = state.invoices.find((i) => i.no === Number(no))
        if (area === 'invoices' && one && verb === 'payment' && q.method === 'POST') {
          await form(q)
          return go(r, `/invoices?settled=${one.no}`)
        }
        if (area === 'invoices' && one)
          return html(
            r,
            layout(
              `Invoice ${one.no}`,
              `<h1>Invoice ${one.no}</h1>
<p>Client: ${esc(one.client)}</p><p>Total: € ${one.total}</p><p>Status: <strong>${one.status}</strong></p>
${
  one.status === 'Open'
    ? `<h2>Payment</h2><form method="post" action="/invoices/${one.no}/payment">
<p><label for="a">Amount received</label> <input id="a" name="amount"></p>
<p><label for="m">Method</label> <select id="m" name="method"><option>Bank transfer</option><option>Card</option><option>Cash</option></select></p>
<button>Record payment</button></form>`
    : ''
}`,
            ),
          )
        if (area === 'invoices' && !no) {
          const just = Number(u.searchParams.get('settled'))
          return html(
            r,
            layout(
              'Invoices',
              `${just ? `<p class="flash" role="status">Payment for invoice ${just} recorded.</p>` : ''}<h1>Invoices</h1>
<table><tr><th>No.</th><th>Client</th><th>Total</th><th>Status</th></tr>${state.invoices
                .map(
                  (i) =>
                    `<tr><td><a href="/invoices/${i.no}">${i.no}</a></td><td>${esc(i.client)}</td><td>€ ${i.total}</td><td>${i.no === just ? 'Paid' : i.status}</td></tr>`,
                )
                .join('')}</table>`,
            ),
          )
        }
        if (area === 'reminders')
          return html(
            r,
            layout(
              'Reminders',
              `<h1>Reminders due</h1><ul>${state.invoices
                .filter((i) => i.status === 'Open')
                .map(
                  (i) =>
                    `<li><a href="/invoices/${i.no}">Invoice ${i.no}</a>, ${esc(i.client)}: € ${i.total} outstanding</li>`,
                )
                .join('')}</ul>`,
            ),
          )
        html(r, layout('Not found', '<h1>Not found</h1>'), 404)
      },
    }
  },
  path: '/invoices/2041',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Amount received' }, value: '418.00' },
    { do: 'choose', target: { role: 'combobox', name: 'Method' }, options: ['Card'] },
    { do: 'click', target: { role: 'button', name: 'Record payment' } },
  ],
}
