import { esc, form, go, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px sans-serif;margin:2em}td{padding:4px 12px}td:last-child{text-align:right}.saved{color:green}</style>
<nav><a href="/menu">Menu</a> <a href="/menu/print">Printed menu</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'h-catering',
  honest: true,
  about: 'The price typed with a comma is kept and shown with the tax included besides and in another notation.',
  create() {
    const state = {
      dishes: [
        { id: 1, name: 'Canapés, dozen', cents: 1890 },
        { id: 2, name: 'Lemonade, jug', cents: 700 },
        { id: 3, name: 'Cheese board', cents: 2450 },
      ],
    }
    const euro = (cents) => `€ ${(cents / 100).toFixed(2)}`
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const dish = state.dishes.find((d) => url.pathname === `/menu/${d.id}`)
        if (dish && request.method === 'POST') {
          const f = await form(request)
          dish.name = f.get('name')
          dish.cents = Math.round(Number(f.get('price').replace(',', '.')) * 100)
          return go(response, '/menu?updated')
        }
        if (dish)
          return html(
            response,
            shell(
              'Edit dish',
              `<form method="post"><p><label>Dish <input name="name" value="${esc(dish.name)}"></label></p><p><label>Net price <input name="price" value="${(dish.cents / 100).toFixed(2).replace('.', ',')}"></label></p><button>Update</button></form>`,
            ),
          )
        if (url.pathname === '/menu')
          return html(
            response,
            shell(
              'Menu',
              `${url.searchParams.has('updated') ? '<p class="saved" role="status">Menu updated</p>' : ''}<table><tr><th>Dish<th>Net<th>With 10 % tax</tr>
        ${state.dishes.map((d) => `<tr><td><a href="/menu/${d.id}">${esc(d.name)}</a><td>${euro(d.cents)}<td>${euro(Math.round(d.cents * 1.1))}</tr>`).join('')}</table>`,
            ),
          )
        if (url.pathname === '/menu/print')
          return html(
            response,
            shell(
              'Sunday Catering',
              state.dishes.map((d) => `<p>${esc(d.name)} … ${euro(Math.round(d.cents * 1.1))} incl. tax</p>`).join(''),
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/menu/2',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Dish' }, value: 'Elderflower lemonade, jug' },
    { do: 'fill', target: { role: 'textbox', name: 'Net price' }, value: '8,5' },
    { do: 'click', target: { role: 'button', name: 'Update' } },
  ],
}
