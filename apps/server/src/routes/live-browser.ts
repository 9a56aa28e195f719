import { ById, calls, LIVE_BROWSER_PATH } from '@app/contract'
import { findLiveBrowser, handBack, sendInput, takeOver, watchLiveBrowser } from '@app/core'
import type { Transaction } from '@app/db'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../http/accounts.ts'
import { admit } from '../http/admit.ts'
import { answer } from '../http/answer.ts'
import { refuseForeignPage } from '../http/same-origin.ts'
import { toWebHeaders } from '../http/who-asks.ts'
import { createDoorbell } from '../live/doorbell.ts'
import { streamBrowser } from '../live-browser/stream-browser.ts'
import { createWatchers, type Watchers } from '../live-browser/watchers.ts'
import type { Parts } from '../parts.ts'

const CALL = { method: 'GET', path: LIVE_BROWSER_PATH, access: 'user' }

/** Watching the browser of a running task, and taking it over. */
export function liveBrowserRoutes(app: FastifyInstance, parts: Parts): void {
  const watchers = createWatchers(parts.db)
  // Before the listener closes: it waits for every answer under way, and these never end by themselves.
  app.addHook('preClose', () => watchers.close())
  app.route({
    method: 'GET',
    url: LIVE_BROWSER_PATH,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      refuseForeignPage(request, parts.publicUrl)
      admit(request, CALL)
    },
    schema: {
      summary: 'Streams the browser of a running task as server-sent events: frame, place, state, ended.',
      tags: ['tasks'],
      params: ById,
    },
    handler: async (request, reply) => {
      if (request.visitor) await follow(request, reply, request.visitor, parts, watchers)
    },
  })
  answer(app, parts, calls.liveBrowser.takeOver, ({ ctx, params }) => takeOver(ctx, params.id))
  answer(app, parts, calls.liveBrowser.handBack, ({ ctx, params }) => handBack(ctx, params.id))
  answer(app, parts, calls.liveBrowser.input, ({ ctx, params, body }) => sendInput(ctx, params.id, body.inputs))
}

async function follow(
  request: FastifyRequest,
  reply: FastifyReply,
  { user, sessionId }: Visitor,
  { db, accounts }: Parts,
  watchers: Watchers,
): Promise<void> {
  const { id: taskId } = request.params as ById
  const as = <T>(work: (ctx: { db: Transaction; user: Visitor['user'] }) => Promise<T>) =>
    db.asUser(user.id, (tx) => work({ db: tx, user }), { commit: 'soon' })
  const find = (seen: string) => as((ctx) => findLiveBrowser(ctx, taskId, seen))
  // Somebody else's task is refused in words, while there is still an answer to refuse with.
  await find('')
  const bell = createDoorbell()
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    bell.ring()
  }
  const leave = await watchers.join({ userId: user.id, taskId, ring: bell.ring, end })
  reply.raw.on('close', end)
  try {
    sendHead(reply)
    await streamBrowser({
      out: reply.raw,
      bell,
      ended: ended.signal,
      find,
      watch: () => as((ctx) => watchLiveBrowser(ctx, taskId)),
      isAdmitted: async () => {
        const now = await accounts.whoAsks(toWebHeaders(request.headers))
        return now?.user.id === user.id && now.sessionId === sessionId
      },
    }).catch((err) => ended.signal.aborted || request.log.warn({ err }, 'a live view was cut'))
  } finally {
    leave()
  }
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
