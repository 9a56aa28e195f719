import { CUSTOMERS } from '../data.ts'
import { asHtml, money } from './layout.ts'
import type { ShopLook } from './shop.ts'
import { usualShop } from './usual-shop.ts'

/** The shop after it was built anew: other names, other places, other markup. What it sends is the same. */
export const newShop: ShopLook = {
  search: (products, { q, category, most }) => {
    const options = [...new Set(products.map((product) => product.category))].map(
      (name) => `<option${name === category ? ' selected' : ''}>${asHtml(name)}</option>`,
    )
    return `<form class="panel" role="search"><button>Find</button>
      <div><input name="q" value="${asHtml(q)}" aria-label="Find products"></div>
      <div><span id="group">Group</span><select name="category" aria-labelledby="group"><option value="">All</option>${options.join('')}</select></div>
      <div><span id="most">Maximum price</span><input name="most" aria-labelledby="most" value="${most}"></div></form>`
  },
  cards: (products) =>
    `<table><thead><tr><th>Article</th><th>Costs</th><th>Left</th></tr></thead><tbody>${products
      .map(
        ({ sku, name, priceCents, stock }) =>
          `<tr><td><a href="/shop/${sku}">${asHtml(name)}</a></td><td>${money(priceCents)}</td><td>${stock}</td></tr>`,
      )
      .join('')}</tbody></table>`,
  facts: usualShop.facts,
  order: ({ sku }) =>
    `<form class="panel" method="post" action="/shop/${sku}/order"><h2>Buy it</h2>
      <p><input id="wrap" type="checkbox" name="gift"><label for="wrap" style="display:inline">Wrap as a gift</label></p>
      <div><button>Submit order</button> <a href="/shop">Cancel order</a></div>
      <div><label for="remarks">Remarks</label><textarea id="remarks" name="note"></textarea></div>
      <div><label for="many">How many</label><input id="many" name="quantity" type="number" min="1" value="1"></div>
      <div><label for="client">Client</label><select id="client" name="customer">${CUSTOMERS.map(({ id, name }) => `<option value="${id}">${asHtml(name)}</option>`).join('')}</select></div>
      <div role="radiogroup" aria-label="Shipping"><label><input type="radio" name="delivery" value="standard" checked> Standard</label>
      <label><input type="radio" name="delivery" value="express"> Express</label></div></form>`,
}
