import type { Call } from '@app/contract'
import { type Context, Fault } from '@app/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import type { Visitor } from './accounts.ts'
import { admit } from './admit.ts'

export interface Asked<Params, Query, Body> {
  ctx: Context
  visitor: Visitor
  params: Params
  query: Query
  body: Body
  reply: FastifyReply
}

/** Hangs work on a call of the contract: who asks is settled first, what arrives and what leaves is parsed. */
export function answer<P, Q, B, R>(
  app: FastifyInstance,
  parts: Parts,
  call: Call<P, Q, B, R>,
  work: (asked: Asked<P, Q, B>) => Promise<R>,
): void {
  serve(app, call, async (request, reply) => {
    const visitor = request.visitor
    if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
    const { params, query, body } = request as unknown as { params: P; query: Q; body: B }
    return parts.db.asUser(visitor.user.id, (db) =>
      work({ ctx: { db, user: visitor.user }, visitor, params, query, body, reply }),
    )
  })
}

/** The same without an asker or a transaction: for what anyone may ask. */
export function serve<P, Q, B, R>(
  app: FastifyInstance,
  call: Call<P, Q, B, R>,
  work: (request: FastifyRequest, reply: FastifyReply) => Promise<R>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    // Before the body is read: nobody's megabyte is parsed for a stranger.
    onRequest: async (request) => admit(request, call),
    schema: {
      summary: call.does,
      tags: [call.path.split('/')[2] ?? 'api'],
      params: call.params,
      querystring: call.query,
      ...(call.body ? { body: call.body } : {}),
      response: { 200: call.reply },
    },
    handler: work,
  })
}
