import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import type { Visitor } from './accounts.ts'
import { PEER_HEADER } from './accounts.ts'
import { isCall } from './route-of.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | undefined
    /** A key was sent and is not good. */
    refusedKey: boolean
  }
}

/** Finds out who asks, once a request, before anything else is read. */
export function findVisitor(app: FastifyInstance, { accounts }: Parts): void {
  app.decorateRequest('visitor', undefined)
  app.decorateRequest('refusedKey', false)
  app.addHook('onRequest', async (request) => {
    request.headers[PEER_HEADER] = request.ip
    // Pages and files are the same for everybody.
    if (!isCall(request)) return
    const headers = toWebHeaders(request.headers)
    request.visitor = await accounts.whoAsks(headers)
    request.refusedKey = !request.visitor && (headers.has('authorization') || headers.has('x-api-key'))
  })
}

export function toWebHeaders(headers: Record<string, string | string[] | undefined>): Headers {
  const web = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) web.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return web
}
