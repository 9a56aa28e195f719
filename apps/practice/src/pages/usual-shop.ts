import { CUSTOMERS, type Product } from '../data.ts'
import { asHtml, field, money } from './layout.ts'
import type { ShopLook, Wanted } from './shop.ts'

function searchForm(products: readonly Product[], { q, category, most, sort }: Wanted): string {
  const option = (value: string, chosen: string, label = value) =>
    `<option value="${asHtml(value)}"${value === chosen ? ' selected' : ''}>${asHtml(label)}</option>`
  const categories = [...new Set(products.map((product) => product.category))].map((name) => option(name, category))
  const orders = [option('', sort, 'As they come'), option('price', sort, 'Price'), option('name', sort, 'Name')]
  return `<form class="panel">${field('Search', `<input name="q" value="${asHtml(q)}">`)}
    ${field('Category', `<select name="category"><option value="">All</option>${categories.join('')}</select>`)}
    ${field('Highest price', `<input name="most" type="number" min="0" step="0.01" value="${most}">`)}
    ${field('Sort by', `<select name="sort">${orders.join('')}</select>`)}<button>Search</button></form>`
}

const cards = (products: readonly Product[]): string =>
  `<ul class="cards">${products
    .map(
      ({ sku, name, priceCents, stock }) =>
        `<li><h2><a href="/shop/${sku}">${asHtml(name)}</a></h2><p class="price">${money(priceCents)}</p><p>${stock > 0 ? `${stock} in stock` : 'Sold out'}</p></li>`,
    )
    .join('')}</ul>`

function facts({ sku, name, category, priceCents, stock }: Product): string {
  const offer = { '@type': 'Offer', price: (priceCents / 100).toFixed(2), priceCurrency: 'USD' }
  const data = { '@context': 'https://schema.org', '@type': 'Product', name, sku, category, offers: offer }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    <table><tr><th>Number</th><td>${sku}</td></tr><tr><th>Category</th><td>${asHtml(category)}</td></tr>
    <tr><th>Price</th><td class="price">${money(priceCents)}</td></tr><tr><th>In stock</th><td>${stock}</td></tr></table>`
}

const orderForm = ({ sku }: Product): string =>
  `<form class="panel" method="post" action="/shop/${sku}/order"><h2>Order it</h2>
    <label>Customer <select name="customer">${CUSTOMERS.map(({ id, name }) => `<option value="${id}">${asHtml(name)}</option>`).join('')}</select></label>
    <label>Quantity <input name="quantity" type="number" min="1" value="1" required></label>
    <fieldset><legend>Delivery</legend><label><input type="radio" name="delivery" value="standard" checked> Standard</label>
    <label><input type="radio" name="delivery" value="express"> Express</label></fieldset>
    <label><input type="checkbox" name="gift"> Gift wrapping</label>
    <label>Note <textarea name="note"></textarea></label><button>Place order</button></form>`

export const usualShop: ShopLook = { search: searchForm, cards, facts, order: orderForm }
