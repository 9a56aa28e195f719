import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Paging, pageOf } from '../paging.ts'
import { notFound } from '../problem.ts'
import type { State } from '../state.ts'

const Wanted = Paging.extend({
  q: z.string().max(100).optional(),
  category: z.string().max(50).optional(),
  minPriceCents: z.coerce.number().int().min(0).optional(),
  maxPriceCents: z.coerce.number().int().min(0).optional(),
  inStock: z.enum(['true', 'false']).optional(),
})

export function productRoutes(app: FastifyInstance, state: State): void {
  app.get('/api/products', async (request, reply) => {
    const {
      q,
      category,
      minPriceCents = 0,
      maxPriceCents = Number.POSITIVE_INFINITY,
      inStock,
      ...paging
    } = Wanted.parse(request.query)
    const found = state.products.filter(
      (product) =>
        (!q || product.name.toLowerCase().includes(q.toLowerCase())) &&
        (!category || product.category === category) &&
        product.priceCents >= minPriceCents &&
        product.priceCents <= maxPriceCents &&
        (!inStock || product.stock > 0 === (inStock === 'true')),
    )
    return pageOf(reply, found, paging)
  })

  app.get<{ Params: { sku: string } }>('/api/products/:sku', async ({ params }) => {
    const product = state.products.find(({ sku }) => sku === params.sku)
    if (!product) throw notFound('product')
    return product
  })
}
