import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CUSTOMERS, type Product } from '../data.ts'
import { notFound } from '../problem.ts'
import { place } from '../routes/orders.ts'
import type { State } from '../state.ts'
import { asHtml, field, money, pager, sendPage } from './layout.ts'

const A_PAGE = 8

const Wanted = z.object({
  q: z.string().max(100).default(''),
  category: z.string().max(50).default(''),
  most: z.literal('').or(z.coerce.number().min(0).max(100_000)).default(''),
  sort: z.enum(['', 'price', 'name']).default(''),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
})
type Wanted = z.infer<typeof Wanted>

const Ordered = z.object({
  customer: z.string(),
  quantity: z.coerce.number().int().min(1).max(1_000),
  delivery: z.enum(['standard', 'express']),
  gift: z.literal('on').optional(),
  note: z.string().max(500).default(''),
})

export function shopPages(app: FastifyInstance, state: State, now: () => Date): void {
  app.get('/shop', async (request, reply) => {
    const wanted = Wanted.parse(request.query)
    const { page } = wanted
    const found = search(state.products, wanted)
    const pages = Math.max(1, Math.ceil(found.length / A_PAGE))
    const shown = found.slice((page - 1) * A_PAGE, page * A_PAGE)
    const link = (to: number) =>
      `/shop?${new URLSearchParams(Object.entries({ ...wanted, page: to }).map(([key, value]) => [key, String(value)]))}`
    return sendPage(reply, 'Products', searchForm(state, wanted) + cards(shown) + pager(page, pages, link))
  })

  app.get<{ Params: { sku: string } }>('/shop/:sku', async ({ params }, reply) => {
    const product = find(state, params.sku)
    return sendPage(reply, product.name, facts(product) + orderForm(product))
  })

  app.post<{ Params: { sku: string } }>('/shop/:sku/order', async ({ params, body }, reply) => {
    const { customer, quantity } = Ordered.parse(body)
    const lines = [{ sku: find(state, params.sku).sku, quantity }]
    const order = place(state, { customerId: customer, lines }, now())
    return reply.redirect(`/orders/${order.id}`, 303)
  })

  app.get<{ Params: { id: string } }>('/orders/:id', async ({ params }, reply) => {
    const order = state.orders.find(({ id }) => id === params.id)
    if (!order) throw notFound('order')
    const rows = order.lines.map(
      (line) => `<tr><td>${line.sku}</td><td>${line.quantity}</td><td>${money(line.priceCents)}</td></tr>`,
    )
    return sendPage(
      reply,
      `Order ${order.id}`,
      `<p>Status: ${order.status}</p><table><tr><th>Product</th><th>Quantity</th><th>Price</th></tr>${rows.join('')}</table>
      <p>Total: <span class="price">${money(order.totalCents)}</span></p>`,
    )
  })
}

function find(state: State, sku: string): Product {
  const product = state.products.find((each) => each.sku === sku)
  if (!product) throw notFound('product')
  return product
}

function search(products: readonly Product[], { q, category, most, sort }: Wanted): Product[] {
  const found = products.filter(
    (product) =>
      product.name.toLowerCase().includes(q.toLowerCase()) &&
      (!category || product.category === category) &&
      (most === '' || product.priceCents <= most * 100),
  )
  if (sort === 'price') return found.sort((a, b) => a.priceCents - b.priceCents)
  return sort === 'name' ? found.sort((a, b) => a.name.localeCompare(b.name, 'en')) : found
}

function searchForm(state: State, { q, category, most, sort }: Wanted): string {
  const option = (value: string, chosen: string, label = value) =>
    `<option value="${asHtml(value)}"${value === chosen ? ' selected' : ''}>${asHtml(label)}</option>`
  const categories = [...new Set(state.products.map((product) => product.category))].map((name) =>
    option(name, category),
  )
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
