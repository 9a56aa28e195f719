import type { Span } from '@app/toolkit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'

/** Every request as a span, named by its route: an address can hold what is nobody else's business. */
export function traceRequests(app: FastifyInstance, { spans }: Parts): void {
  if (!spans) return
  const open = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? 'none'
    const facts = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id }
    const { traceparent } = request.headers
    const from = typeof traceparent === 'string' ? traceparent : undefined
    open.set(request, spans.begin(`${request.method} ${route}`, facts, from))
  })
  app.addHook('onResponse', async (request, { statusCode }) =>
    open.get(request)?.end({ 'http.response.status_code': statusCode, failed: statusCode >= 500 }),
  )
}
