import { html, type Site, safe } from '../site.ts'

const GOODS = [
  ['Apples, 1 kg', 2.4],
  ['Pears, 1 kg', 3.1],
  ['Cherries, 500 g', 5.9],
  ['Plums, 1 kg', 2.9],
  ['Figs, 6 pieces', 4.5],
  ['Walnuts, 300 g', 6.2],
] as const

const SCRIPT = `for (const spot of document.querySelectorAll('.btn')) spot.onclick = async () => {
  const form = new URLSearchParams({ what: spot.dataset.what || '' })
  await fetch('/market/' + spot.dataset.to, { method: 'POST', body: form }); location.href = '/market/cart' }`

/** Cards whose buttons are divs, and a basket. */
export const market: Site = {
  name: 'market',
  begin: () => ({ posts: [], cart: [] as string[] }),
  page(path, { cart }) {
    const script = `<script>${SCRIPT}</script>`
    if (path === 'cart')
      return html(
        'Basket',
        `<h1>Your basket</h1><ul>${(cart as string[]).map((one) => `<li>${safe(one)}</li>`).join('')}</ul>
        <div class="btn" data-to="pay">Check out</div><a href="/market">Go on</a>${script}`,
      )
    return html(
      'Market',
      `<h1>Market</h1><a href="/market/cart">Basket</a><section>${GOODS.map(
        ([name, price]) =>
          `<div class="card"><h2>${name}</h2><span>€${price.toFixed(2)}</span><div class="btn" data-to="add" data-what="${name}">Add to basket</div></div>`,
      ).join('')}</section>${script}`,
    )
  },
  receive(path, form, state) {
    if (path === 'add') (state.cart as string[]).push(form.what ?? '')
    return { html: '' }
  },
}
