import type { Call } from '@app/contract'
import { type Asker, type Context, Fault } from '@app/core'
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

/** What is asked of somebody outside: no transaction is open unless one is asked for, and none may wait for anybody. */
export interface AskedOutside<Params, Query, Body> extends Omit<Asked<Params, Query, Body>, 'ctx'> {
  user: Asker
  /** One transaction for what is read or written before or after the waiting. */
  inside<T>(work: (ctx: Context) => Promise<T>): Promise<T>
  /** The waiting itself: counted, so that nobody has more in the air than they can be waiting for. */
  outside<T>(work: () => Promise<T>): Promise<T>
  /** Called off when the asker has gone. */
  signal: AbortSignal
}

/** Hangs work on a call of the contract: who asks is settled first, what arrives and what leaves is parsed. */
export function answer<P, Q, B, R>(
  app: FastifyInstance,
  parts: Parts,
  call: Call<P, Q, B, R>,
  work: (asked: Asked<P, Q, B>) => Promise<R>,
): void {
  serve(app, call, async (request, reply) => {
    const visitor = visitorOf(request)
    const { params, query, body } = request as unknown as { params: P; query: Q; body: B }
    return parts.db.asUser(visitor.user.id, (db) =>
      work({ ctx: { db, user: visitor.user }, visitor, params, query, body, reply }),
    )
  })
}

/**
 * The same for what waits for a model, a network or a payment provider. A connection held meanwhile is one of a few that
 * everybody shares: two dozen slow answers would stop the product for all.
 */
export function answerOutside<P, Q, B, R>(
  app: FastifyInstance,
  { db, waits }: Pick<Parts, 'db' | 'waits'>,
  call: Call<P, Q, B, R>,
  work: (asked: AskedOutside<P, Q, B>) => Promise<R>,
): void {
  serve(app, call, async (request, reply) => {
    const visitor = visitorOf(request)
    const { user } = visitor
    const { params, query, body } = request as unknown as { params: P; query: Q; body: B }
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort(new Fault('unavailable', 'Nobody waits for this answer any more.')))
    const inside = <T>(part: (ctx: Context) => Promise<T>) => db.asUser(user.id, (tx) => part({ db: tx, user }))
    const outside = <T>(part: () => Promise<T>) => waits.wait(user.id, part)
    return work({ user, visitor, params, query, body, reply, inside, outside, signal: gone.signal })
  })
}

function visitorOf({ visitor }: FastifyRequest): Visitor {
  if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
  return visitor
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
