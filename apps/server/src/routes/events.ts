import { EVENTS_PATH } from '@app/contract'
import { findStart, readEvents } from '@app/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Visitor } from '../http/accounts.ts'
import { admit } from '../http/admit.ts'
import { refuseForeignPage } from '../http/same-origin.ts'
import { toWebHeaders } from '../http/who-asks.ts'
import { createDoorbell } from '../live/doorbell.ts'
import { streamEvents } from '../live/stream-events.ts'
import type { Parts } from '../parts.ts'

const CALL = { method: 'GET', path: EVENTS_PATH, access: 'user' }

/** what happens to the asker's things, as server-sent events; who comes back with the last id misses nothing. */
export function eventRoutes(app: FastifyInstance, parts: Parts): void {
  // Before the listener closes: it waits for every answer under way, and these never end by themselves.
  app.addHook('preClose', () => parts.live.close())
  app.route({
    method: 'GET',
    url: EVENTS_PATH,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      refuseForeignPage(request, parts.publicUrl)
      admit(request, CALL)
    },
    schema: {
      summary: 'Streams what happens, as server-sent events; Last-Event-ID (or after) continues where one was.',
      tags: ['events'],
      querystring: z.object({ after: z.string().max(60).optional() }),
    },
    handler: async (request, reply) => {
      if (request.visitor) await follow(request, reply, request.visitor, parts)
    },
  })
}

async function follow(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, parts: Parts): Promise<void> {
  const { db, live, accounts } = parts
  const { user } = visitor
  const told = new Map<string, number>()
  const bell = createDoorbell()
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    bell.ring()
  }
  const leave = await live.join(user.id, { news: bell.ring, end })
  reply.raw.on('close', end)
  try {
    const start = await db.asUser(user.id, (tx) => findStart({ db: tx, user }, lastIdOf(request)))
    sendHead(reply)
    await streamEvents({
      out: reply.raw,
      bell,
      ended: ended.signal,
      limits: live.limits,
      start,
      read: (place) => db.asUser(user.id, (tx) => readEvents({ db: tx, user }, place, told)),
      isAdmitted: async () => isSame(visitor, await accounts.whoAsks(toWebHeaders(request.headers))),
    }).catch((err) => ended.signal.aborted || request.log.warn({ err }, 'a stream was cut'))
  } finally {
    leave()
  }
}

/** The browser's own word first: it is newer than the address it was given at the beginning. */
function lastIdOf({ headers, query }: FastifyRequest): string | undefined {
  const header = headers['last-event-id']
  return (typeof header === 'string' && header) || (query as { after?: string }).after || undefined
}

function isSame(before: Visitor, now: Visitor | undefined): boolean {
  return now?.user.id === before.user.id && now.sessionId === before.sessionId
}

function sendHead(reply: FastifyReply): void {
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
