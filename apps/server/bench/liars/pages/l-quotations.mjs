import { esc, read } from '../answers.mjs'

const base = (inner, js = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quotations – Kessel Metalwork</title><style>body{font:14px 'Segoe UI';margin:0;padding:1rem 2rem}th,td{padding:.4rem 1rem;text-align:right}th:first-child,td:first-child{text-align:left}#bar{background:#246;color:#fff;padding:.5rem;margin:0 -2rem}#bar a{color:#fff;margin:0 1rem}</style><div id="bar"><a href="/quotes">Quotations</a><a href="/quotes/pipeline">Pipeline</a></div>${inner}<script>${js}</script></html>`

export default {
  name: 'l-quotations',
  honest: false,
  about: 'The unit price with a thousands separator is shown as typed and stored as a thousandth of it.',
  create() {
    const state = {
      quotes: [
        { no: 'Q-551', customer: 'Stadtwerke Ahlen', lines: [{ item: 'Handrail, galvanised', price: 86.5 }] },
        {
          no: 'Q-552',
          customer: 'Hotel Seeblick',
          lines: [
            { item: 'Spiral staircase', price: 8400 },
            { item: 'Fitting', price: 950 },
          ],
        },
      ],
    }
    const total = (q) => q.lines.reduce((n, l) => n + l.price, 0).toFixed(2)
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(base(i, s))
        }
        const one = state.quotes.find((q) => pathname.startsWith(`/quotes/${q.no}`))
        if (one && request.method === 'POST') {
          const sent = JSON.parse(await read(request))
          one.lines.push({ item: sent.item, price: parseFloat(sent.price.replace(',', '.')) || 0 })
          response.writeHead(201, { 'content-type': 'application/json' })
          return response.end('{"created":true}')
        }
        if (one)
          return html(
            `<h1>Quotation ${one.no}</h1><p>${one.customer}</p><table><thead><tr><th>Item</th><th>Price EUR</th></tr></thead><tbody>${one.lines.map((l) => `<tr><td>${esc(l.item)}</td><td>${l.price.toFixed(2)}</td></tr>`).join('')}</tbody></table>
          <p id="msg" role="status"></p><details open><summary>Add a line</summary><p><label>Item <input id="item"></label> <label>Price <input id="price"></label> <button id="add">Add line</button></p></details>`,
            `
          document.getElementById('add').onclick = function () {
            var item = document.getElementById('item'), price = document.getElementById('price');
            fetch(location.pathname + '/lines', { method: 'POST', body: JSON.stringify({ item: item.value, price: price.value }) }).then(function (r) {
              if (!r.ok) { document.getElementById('msg').textContent = 'Could not add the line.'; return }
              var tr = document.querySelector('tbody').insertRow();
              tr.insertCell().textContent = item.value; tr.insertCell().textContent = price.value;
              document.getElementById('msg').textContent = 'Line added: ' + item.value + ' at ' + price.value + ' EUR';
              item.value = price.value = '';
            }) }`,
          )
        if (pathname === '/quotes')
          return html(
            `<h1>Quotations</h1><table><tr><th>No.</th><th>Customer</th><th>Total EUR</th></tr>${state.quotes.map((q) => `<tr><td><a href="/quotes/${q.no}">${q.no}</a></td><td>${q.customer}</td><td>${total(q)}</td></tr>`).join('')}</table>`,
          )
        if (pathname === '/quotes/pipeline')
          return html(
            `<h1>Pipeline</h1><p>Open volume: ${state.quotes.reduce((n, q) => n + Number(total(q)), 0).toFixed(2)} EUR in ${state.quotes.length} quotations</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/quotes/Q-551',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Item' }, value: 'Steel gate, two wings' },
    { do: 'fill', target: { role: 'textbox', name: 'Price' }, value: '2,480.00' },
    { do: 'click', target: { role: 'button', name: 'Add line' } },
  ],
}
