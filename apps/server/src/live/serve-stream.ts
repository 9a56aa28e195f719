import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Visitor } from '../http/accounts.ts'
import { admit } from '../http/admit.ts'
import { refuseForeignPage } from '../http/same-origin.ts'
import { toWebHeaders } from '../http/who-asks.ts'
import type { Parts } from '../parts.ts'

interface Stream {
  path: string
  schema: FastifySchema
  follow: (request: FastifyRequest, reply: FastifyReply, visitor: Visitor) => Promise<void>
}

/** Hangs server-sent events on a path, for who may ask, and for our own pages alone. */
export function serveStream(app: FastifyInstance, { publicUrl }: Parts, { path, schema, follow }: Stream): void {
  app.route({
    method: 'GET',
    url: path,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      refuseForeignPage(request, publicUrl)
      admit(request, { method: 'GET', path, access: 'user', needs: ['read'] })
    },
    schema,
    handler: async (request, reply) => {
      if (request.visitor) await follow(request, reply, request.visitor)
    },
  })
}

/** From here on the answer is a stream; what fails later can only cut it. */
export function beginStream(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that packs or collects would hold back what should arrive now.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  reply.raw.write('retry: 1000\n\n')
}

/** Whether who asked is still signed in as they were: a stream outlives a sign-out otherwise. */
export async function isStillAdmitted(
  { accounts }: Parts,
  request: FastifyRequest,
  { user, sessionId }: Visitor,
): Promise<boolean> {
  const now = await accounts.whoAsks(toWebHeaders(request.headers))
  return now?.user.id === user.id && now.sessionId === sessionId
}
