import type { FastifyInstance } from 'fastify'
import { CUSTOMERS } from '../data.ts'
import { Paging, pageOf } from '../paging.ts'
import { notFound } from '../problem.ts'

export function customerRoutes(app: FastifyInstance): void {
  app.get('/api/customers', async (request, reply) => pageOf(reply, CUSTOMERS, Paging.parse(request.query)))

  app.get<{ Params: { id: string } }>('/api/customers/:id', async ({ params }) => {
    const customer = CUSTOMERS.find(({ id }) => id === params.id)
    if (!customer) throw notFound('customer')
    return customer
  })
}
