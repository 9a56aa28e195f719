import { EVENTS_PATH } from '@app/contract'
import { findStart, readEvents } from '@app/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Visitor } from '../http/accounts.ts'
import { createDoorbell } from '../live/doorbell.ts'
import { beginStream, isStillAdmitted, serveStream } from '../live/serve-stream.ts'
import { streamEvents } from '../live/stream-events.ts'
import type { Parts } from '../parts.ts'

/** what happens to the asker's things, as server-sent events; who comes back with the last id misses nothing. */
export function eventRoutes(app: FastifyInstance, parts: Parts): void {
  // Before the listener closes: it waits for every answer under way, and these never end by themselves.
  app.addHook('preClose', () => parts.live.close())
  serveStream(app, parts, {
    path: EVENTS_PATH,
    schema: {
      summary: 'Streams what happens, as server-sent events; Last-Event-ID (or after) continues where one was.',
      tags: ['events'],
      querystring: z.object({ after: z.string().max(60).optional() }),
    },
    follow: (request, reply, visitor) => follow(request, reply, visitor, parts),
  })
}

async function follow(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, parts: Parts): Promise<void> {
  const { db, live } = parts
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
    beginStream(reply)
    await streamEvents({
      out: reply.raw,
      bell,
      ended: ended.signal,
      limits: live.limits,
      start,
      read: (place) => db.asUser(user.id, (tx) => readEvents({ db: tx, user }, place, told)),
      isAdmitted: () => isStillAdmitted(parts, request, visitor),
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
