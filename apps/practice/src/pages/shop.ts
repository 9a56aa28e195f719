import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CUSTOMERS, type Product } from '../data.ts'
import { notFound } from '../problem.ts'
import { place } from '../routes/orders.ts'
import type { State } from '../state.ts'
import { asHtml, money, pager, sendPage } from './layout.ts'
import { newShop } from './new-shop.ts'
import { usualShop } from './usual-shop.ts'

const A_PAGE = 8

const Wanted = z.object({
  q: z.string().max(100).default(''),
  category: z.string().max(50).default(''),
  most: z.literal('').or(z.coerce.number().min(0).max(100_000)).default(''),
  sort: z.enum(['', 'price', 'name']).default(''),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
})
export type Wanted = z.infer<typeof Wanted>

const Ordered = z.object({
  customer: z.string(),
  quantity: z.coerce.number().int().min(1).max(1_000),
  delivery: z.enum(['standard', 'express']),
  gift: z.literal('on').optional(),
  note: z.string().max(500).default(''),
})

/** How the shop looks; what it does is the same in every look. */
export interface ShopLook {
  search(products: readonly Product[], wanted: Wanted): string
  cards(products: readonly Product[]): string
  facts(product: Product): string
  order(product: Product): string
}

export function shopPages(app: FastifyInstance, state: State, now: () => Date): void {
  const draw = () => (state.look === 'new' ? newShop : usualShop)

  app.get('/shop', async (request, reply) => {
    const wanted = Wanted.parse(request.query)
    const { page } = wanted
    const found = search(state.products, wanted)
    const pages = Math.max(1, Math.ceil(found.length / A_PAGE))
    const shown = found.slice((page - 1) * A_PAGE, page * A_PAGE)
    const link = (to: number) =>
      `/shop?${new URLSearchParams(Object.entries({ ...wanted, page: to }).map(([key, value]) => [key, String(value)]))}`
    return sendPage(
      reply,
      'Products',
      draw().search(state.products, wanted) + draw().cards(shown) + pager(page, pages, link),
    )
  })

  app.get<{ Params: { sku: string } }>('/shop/:sku', async ({ params }, reply) => {
    const product = find(state, params.sku)
    return sendPage(reply, product.name, draw().facts(product) + draw().order(product))
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
      `<p>Customer: ${asHtml(CUSTOMERS.find(({ id }) => id === order.customerId)?.name ?? order.customerId)}</p>
      <p>Status: ${order.status}</p><table><tr><th>Product</th><th>Quantity</th><th>Price</th></tr>${rows.join('')}</table>
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
