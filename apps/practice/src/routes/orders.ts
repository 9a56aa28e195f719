import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CUSTOMERS } from '../data.ts'
import { Paging, pageOf } from '../paging.ts'
import { notFound, problem } from '../problem.ts'
import type { Order, State } from '../state.ts'

const NewOrder = z.strictObject({
  customerId: z.string(),
  lines: z
    .array(z.strictObject({ sku: z.string(), quantity: z.number().int().min(1).max(1_000) }))
    .min(1)
    .max(20),
})
const Change = z.strictObject({ status: z.literal('cancelled') })

/** Enough for any rehearsal; the oldest make room. */
const MOST_ORDERS = 5_000

export function orderRoutes(app: FastifyInstance, state: State, now: () => Date): void {
  app.get('/api/orders', async (request, reply) =>
    pageOf(reply, state.orders.toReversed(), Paging.parse(request.query)),
  )

  app.get<{ Params: { id: string } }>('/api/orders/:id', async ({ params }) => find(state, params.id))

  app.post('/api/orders', async (request, reply) => {
    const key = request.headers['idempotency-key']
    const asked = JSON.stringify(request.body)
    const before = typeof key === 'string' ? state.answers.get(key) : undefined
    if (before && before.asked !== asked) throw problem(422, 'This Idempotency-Key was used for another order.')
    const order = before?.order ?? place(state, NewOrder.parse(request.body), now())
    if (typeof key === 'string') remember(state, key, { asked, order })
    if (before) reply.header('idempotent-replayed', 'true')
    return reply.status(201).header('location', `/api/orders/${order.id}`).send(order)
  })

  app.patch<{ Params: { id: string } }>('/api/orders/:id', async ({ params, body }) => {
    const order = find(state, params.id)
    const { status } = Change.parse(body)
    if (order.status === 'cancelled') throw problem(409, 'This order is cancelled already.')
    for (const line of order.lines) productOf(state, line.sku).stock += line.quantity
    return Object.assign(order, { status })
  })
}

function remember({ answers }: State, key: string, answer: { asked: string; order: Order }): void {
  answers.set(key, answer)
  const [oldest] = answers.keys()
  if (answers.size > MOST_ORDERS && oldest !== undefined) answers.delete(oldest)
}

function find(state: State, id: string): Order {
  const order = state.orders.find((each) => each.id === id)
  if (!order) throw notFound('order')
  return order
}

function productOf(state: State, sku: string) {
  const product = state.products.find((each) => each.sku === sku)
  if (!product) throw problem(400, `There is no product ${sku}.`)
  return product
}

/** All lines or none: what one line lacks leaves the others' stock alone. */
export function place(state: State, { customerId, lines }: z.infer<typeof NewOrder>, at: Date): Order {
  if (!CUSTOMERS.some(({ id }) => id === customerId)) throw problem(400, `There is no customer ${customerId}.`)
  if (new Set(lines.map(({ sku }) => sku)).size < lines.length) throw problem(400, 'Name each product once.')
  const wanted = lines.map((line) => ({ ...line, product: productOf(state, line.sku) }))
  for (const { product, quantity } of wanted) {
    if (product.stock < quantity) throw problem(409, `Only ${product.stock} of ${product.sku} are left.`)
  }
  for (const { product, quantity } of wanted) product.stock -= quantity
  const priced = wanted.map(({ sku, quantity, product }) => ({ sku, quantity, priceCents: product.priceCents }))
  const last = Number(state.orders.at(-1)?.id.slice(2) ?? 1_000)
  const totalCents = priced.reduce((sum, line) => sum + line.quantity * line.priceCents, 0)
  const order: Order = {
    id: `O-${last + 1}`,
    customerId,
    lines: priced,
    totalCents,
    status: 'open',
    createdAt: at.toISOString(),
  }
  state.orders.push(order)
  if (state.orders.length > MOST_ORDERS) state.orders.shift()
  return order
}
