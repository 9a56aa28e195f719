import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../problem.ts'
import type { State } from '../state.ts'

/** Known to everybody, on purpose: what is practised here is sending them, not keeping them. */
const BASIC = `Basic ${Buffer.from('practice:open sesame').toString('base64')}`
const BEARER = 'Bearer practice-token'

/** Figures behind a log-in: one area for a name and password, one for a token. */
export function reportRoutes(app: FastifyInstance, state: State): void {
  app.get('/api/reports/stock', async (request, reply) => {
    if (!carries(request, BASIC)) throw refuse(() => reply.header('www-authenticate', 'Basic realm="stock"'))
    const low = state.products.filter(({ stock }) => stock < 20).map(({ sku, stock }) => ({ sku, stock }))
    return { products: state.products.length, low }
  })

  app.get('/api/reports/sales', async (request, reply) => {
    if (!carries(request, BEARER)) throw refuse(() => reply.header('www-authenticate', 'Bearer realm="sales"'))
    const open = state.orders.filter(({ status }) => status === 'open')
    return { orders: open.length, totalCents: open.reduce((sum, order) => sum + order.totalCents, 0) }
  })
}

const carries = ({ headers }: FastifyRequest, wanted: string) => headers.authorization === wanted

function refuse(say: () => unknown): Error {
  say()
  return problem(401, 'This needs a log-in.')
}
