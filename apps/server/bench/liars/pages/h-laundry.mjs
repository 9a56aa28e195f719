import { esc, html, json, read } from '../answers.mjs'

export default {
  name: 'h-laundry',
  honest: true,
  about: 'The order of the wizard is kept; its provisional number is exchanged for another one when it is placed.',
  create() {
    const state = {
      drafts: 0,
      orders: [
        { no: '26-0117', client: 'Hotel Adler', goods: 'Bed linen', kilos: 85 },
        { no: '26-0118', client: 'Café Mond', goods: 'Table cloths', kilos: 12 },
      ],
    }
    const page = `<!doctype html><html lang="en"><title>New laundry order</title><style>body{font:16px sans-serif;margin:2em}section{border:1px solid #bcd;padding:1em;width:24em}</style><nav><a href="/new">New order</a> <a href="/orders">Orders</a></nav>
<h1>New order <small id="no"></small></h1>
<section id="s1"><label>Client <input id="client"></label> <button id="n1">Continue</button></section>
<section id="s2" hidden><p><label>Goods <select id="goods"><option>Bed linen<option>Table cloths<option>Work wear</select></label></p><p><label>Kilograms <input id="kilos"></label></p><button id="n2">Continue</button></section>
<section id="s3" hidden><p id="sum"></p><button id="place">Place order</button></section><section id="s4" hidden><p role="status" id="end"></p></section>
<script>
var get = function (id) { return document.getElementById(id) }
function step(n) { [1, 2, 3, 4].forEach(function (i) { get('s' + i).hidden = i !== n }) }
fetch('/api/draft', { method: 'POST' }).then(function (r) { return r.json() }).then(function (d) { get('no').textContent = d.no })
get('n1').onclick = function () { step(2) }
get('n2').onclick = function () { get('sum').textContent = get('client').value + ': ' + get('kilos').value + ' kg ' + get('goods').value; step(3) }
get('place').onclick = async function () {
  var body = { client: get('client').value, goods: get('goods').value, kilos: Number(get('kilos').value) }
  var answer = await (await fetch('/api/orders', { method: 'POST', body: JSON.stringify(body) })).json()
  get('no').textContent = ''; get('end').textContent = 'Draft discarded. See order ' + answer.no + '.'; step(4)
}
</script>`
    return {
      state,
      async handle(request, response) {
        if (request.url === '/api/draft') return json(response, { no: `TMP-${++state.drafts}` })
        if (request.url === '/api/orders' && request.method === 'POST') {
          const order = { no: `26-0${117 + state.orders.length}`, ...JSON.parse(await read(request)) }
          state.orders.push(order)
          return json(response, { no: order.no }, 201)
        }
        if (request.url === '/new') return html(response, page)
        if (request.url === '/orders')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Orders</title><nav><a href="/new">New order</a></nav><h1>Orders</h1><table>${state.orders.map((o) => `<tr><td>${o.no}<td>${esc(o.client)}<td>${esc(o.goods)}<td>${o.kilos} kg</tr>`).join('')}</table>`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Client' }, value: 'Pension Seeblick' },
    { do: 'click', target: { role: 'button', name: 'Continue' } },
    { do: 'choose', target: { role: 'combobox', name: 'Goods' }, options: ['Work wear'] },
    { do: 'fill', target: { role: 'textbox', name: 'Kilograms' }, value: '34' },
    { do: 'click', target: { role: 'button', name: 'Continue' } },
    { do: 'click', target: { role: 'button', name: 'Place order' } },
  ],
}
