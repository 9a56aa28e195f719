import { esc, html, json, read } from '../answers.mjs'

export default {
  name: 'l-kitchen',
  honest: false,
  about:
    'The order reaches the kitchen with its note cut after twenty characters, while the waiter sees the whole note.',
  create() {
    const state = {
      next: 58,
      orders: [
        { no: 56, table: '2', dish: 'Risotto', note: '' },
        { no: 57, table: '9', dish: 'Sea bass', note: 'Sauce apart' },
      ],
    }
    const css =
      '<style>body{font:17px sans-serif;margin:1em}label{display:block;margin:.5em 0}.sent{border:2px solid #393;padding:.6em;margin:.5em 0}</style><nav><a href="/waiter">Waiter</a> · <a href="/kitchen">Kitchen screen</a> · <a href="/orders">Orders today</a></nav>'
    return {
      state,
      async handle(request, response) {
        if (request.url === '/api/orders' && request.method === 'POST') {
          const { table, dish, note } = JSON.parse(await read(request))
          const order = { no: state.next++, table, dish, note: note.slice(0, 20) }
          state.orders.push(order)
          return json(response, { no: order.no }, 201)
        }
        if (request.url === '/waiter')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Waiter</title>${css}<h1>New order</h1>
<form id="f"><label>Table <input name="table"></label><label>Dish <select name="dish"><option>Risotto<option>Sea bass<option>Pesto gnocchi<option>Walnut tart</select></label>
<label>Note <input name="note" size="40"></label><button>Send to kitchen</button></form><div id="sent" role="status"></div>
<script>
document.getElementById('f').onsubmit = async function (e) {
  e.preventDefault()
  var order = Object.fromEntries(new FormData(e.target))
  var answer = await (await fetch('/api/orders', { method: 'POST', body: JSON.stringify(order) })).json()
  var card = document.createElement('div')
  card.className = 'sent'
  card.textContent = 'Order ' + answer.no + ' sent: ' + order.dish + ', table ' + order.table + ' — ' + order.note
  document.getElementById('sent').prepend(card)
  e.target.reset()
}
</script>`,
          )
        if (request.url === '/kitchen')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Kitchen</title>${css}<h1>Kitchen screen</h1>${state.orders.map((o) => `<article><h2>#${o.no} ${esc(o.dish)}</h2><p>Table ${esc(o.table)}</p><p><b>${esc(o.note)}</b></p></article>`).join('')}`,
          )
        if (request.url === '/orders')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Orders</title>${css}<h1>Orders today</h1><table>${state.orders.map((o) => `<tr><td>${o.no}<td>${esc(o.table)}<td>${esc(o.dish)}<td>${esc(o.note)}</tr>`).join('')}</table>`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/waiter',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Table' }, value: '4' },
    { do: 'choose', target: { role: 'combobox', name: 'Dish' }, options: ['Pesto gnocchi'] },
    { do: 'fill', target: { role: 'textbox', name: 'Note' }, value: 'Guest is allergic to pine nuts' },
    { do: 'click', target: { role: 'button', name: 'Send to kitchen' } },
  ],
}
