import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CUSTOMERS, type Product } from '../data.ts'
import { notFound } from '../problem.ts'
import { place } from '../routes/orders.ts'
import type { State } from '../state.ts'
import { asHtml, money, sendPage } from './layout.ts'

const A_PAGE = 8

const Wanted = z.object({
  q: z.string().max(100).default(''),
  category: z.string().max(50).default(''),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
})

const Ordered = z.object({
  customer: z.string(),
  quantity: z.coerce.number().int().min(1).max(1_000),
  delivery: z.enum(['standard', 'express']),
  gift: z.literal('on').optional(),
  note: z.string().max(500).default(''),
})

export function shopPages(app: FastifyInstance, state: State, now: () => Date): void {
  app.get('/shop', async (request, reply) => {
    const { q, category, page } = Wanted.parse(request.query)
    const found = state.products.filter(
      (product) => product.name.toLowerCase().includes(q.toLowerCase()) && (!category || product.category === category),
    )
    const pages = Math.max(1, Math.ceil(found.length / A_PAGE))
    const shown = found.slice((page - 1) * A_PAGE, page * A_PAGE)
    const link = (to: number) => `/shop?${new URLSearchParams({ q, category, page: String(to) })}`
    return sendPage(reply, 'Products', searchForm(state, q, category) + cards(shown) + pager(page, pages, link))
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

function searchForm(state: State, q: string, category: string): string {
  const options = [...new Set(state.products.map((product) => product.category))]
    .map((name) => `<option${name === category ? ' selected' : ''}>${asHtml(name)}</option>`)
    .join('')
  return `<form class="panel"><label>Search <input name="q" value="${asHtml(q)}"></label>
    <label>Category <select name="category"><option value="">All</option>${options}</select></label><button>Search</button></form>`
}

const cards = (products: readonly Product[]): string =>
  `<ul class="cards">${products
    .map(
      ({ sku, name, priceCents, stock }) =>
        `<li><h2><a href="/shop/${sku}">${asHtml(name)}</a></h2><p class="price">${money(priceCents)}</p><p>${stock > 0 ? `${stock} in stock` : 'Sold out'}</p></li>`,
    )
    .join('')}</ul>`

const pager = (page: number, pages: number, link: (page: number) => string): string =>
  `<nav class="pages" aria-label="Pages">${Array.from({ length: pages }, (_, i) =>
    i + 1 === page ? `<strong>${i + 1}</strong>` : `<a href="${asHtml(link(i + 1))}">${i + 1}</a>`,
  ).join('')}${page < pages ? `<a rel="next" href="${asHtml(link(page + 1))}">Next</a>` : ''}</nav>`

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
