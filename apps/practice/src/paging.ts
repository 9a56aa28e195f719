import type { FastifyReply } from 'fastify'
import { z } from 'zod'

export const Paging = z.object({
  page: z.coerce.number().int().min(1).default(1),
  perPage: z.coerce.number().int().min(1).max(50).default(10),
})

/** One page, with a `Link` to the next as many services do it. */
export function pageOf<Item>(reply: FastifyReply, all: readonly Item[], { page, perPage }: z.infer<typeof Paging>) {
  const pages = Math.max(1, Math.ceil(all.length / perPage))
  if (page < pages) {
    const next = new URL(reply.request.url, 'http://here')
    next.searchParams.set('page', String(page + 1))
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return { items: all.slice((page - 1) * perPage, page * perPage), page, pages, total: all.length }
}
