import { esc, form, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px Trebuchet MS;margin:22px;color:#333}table{border-collapse:collapse}td,th{border:1px solid #d5c8b5;padding:8px}.good{background:#e8f5e0;padding:12px}</style>
<nav><a href="/shop">Shop</a> | <a href="/manage/prices">Prices</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'l-catalogue',
  honest: false,
  about:
    'The confirmation names the right board, but the list is sorted and the price was written to the row at that place in the unsorted one.',
  create() {
    const state = {
      goods: [
        { id: 'pine', name: 'Pine board 2 m', price: '14.50' },
        { id: 'oak', name: 'Oak board 2 m', price: '44.00' },
        { id: 'beech', name: 'Beech board 2 m', price: '31.20' },
        { id: 'ash', name: 'Ash board 2 m', price: '36.80' },
      ],
    }
    const sorted = () => state.goods.slice().sort((a, b) => a.name.localeCompare(b.name))
    return {
      state,
      async handle(q, r) {
        const u = new URL(q.url, 'http://x')
        const row = Number(u.searchParams.get('row'))
        if (u.pathname === '/manage/prices/edit' && q.method === 'POST') {
          const f = await form(q)
          state.goods[row].price = f.get('price')
          return html(
            r,
            layout(
              'Price changed',
              `<p class="good" role="status">${esc(sorted()[row].name)} now costs € ${esc(f.get('price'))}. The shop shows the new price at once.</p><a href="/manage/prices">Back to prices</a>`,
            ),
          )
        }
        if (u.pathname === '/manage/prices/edit' && state.goods[row]) {
          const g = sorted()[row]
          return html(
            r,
            layout(
              `Price of ${g.name}`,
              `<form method="post" action="/manage/prices/edit?row=${row}"><p>Current price: € ${g.price}</p>
<p><label for="p">New price</label> <input id="p" name="price"></p><button>Change price</button></form>`,
            ),
          )
        }
        if (u.pathname === '/manage/prices')
          return html(
            r,
            layout(
              'Prices',
              `<table><tr><th>Article</th><th>Price</th><th></th></tr>${sorted()
                .map(
                  (g, i) =>
                    `<tr><td>${esc(g.name)}</td><td>€ ${esc(g.price)}</td><td><a href="/manage/prices/edit?row=${i}" aria-label="Change price of ${esc(g.name)}">change</a></td></tr>`,
                )
                .join('')}</table>`,
            ),
          )
        if (u.pathname === '/shop')
          return html(
            r,
            layout(
              'Timber shop',
              `<ul>${state.goods.map((g) => `<li><a href="/shop/${g.id}">${esc(g.name)}</a> € ${esc(g.price)}</li>`).join('')}</ul>`,
            ),
          )
        const one = state.goods.find((g) => u.pathname === `/shop/${g.id}`)
        if (one) return html(r, layout(one.name, `<p>Planed, kiln-dried, per piece.</p><p>€ ${esc(one.price)}</p>`))
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/manage/prices',
  steps: [
    { do: 'click', target: { role: 'link', name: 'Change price of Oak board 2 m' } },
    { do: 'fill', target: { role: 'textbox', name: 'New price' }, value: '48.90' },
    { do: 'click', target: { role: 'button', name: 'Change price' } },
  ],
}
