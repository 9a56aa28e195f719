import { ById, calls, LIVE_BROWSER_PATH } from '@app/contract'
import { findLiveBrowser, handBack, sendInput, takeOver, watchLiveBrowser } from '@app/core'
import type { Transaction } from '@app/db'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../http/accounts.ts'
import { answer } from '../http/answer.ts'
import { createDoorbell } from '../live/doorbell.ts'
import { beginStream, isStillAdmitted, serveStream } from '../live/serve-stream.ts'
import { streamBrowser } from '../live-browser/stream-browser.ts'
import { createWatchers, type Watchers } from '../live-browser/watchers.ts'
import type { Parts } from '../parts.ts'

/** Watching the browser of a running task, and taking it over. */
export function liveBrowserRoutes(app: FastifyInstance, parts: Parts): void {
  const watchers = createWatchers(parts.db)
  // Before the listener closes: it waits for every answer under way, and these never end by themselves.
  app.addHook('preClose', () => watchers.close())
  serveStream(app, parts, {
    path: LIVE_BROWSER_PATH,
    schema: {
      summary: 'Streams the browser of a running task as server-sent events: frame, place, state, ended.',
      tags: ['tasks'],
      params: ById,
    },
    follow: (request, reply, visitor) => follow(request, reply, visitor, parts, watchers),
  })
  answer(app, parts, calls.liveBrowser.takeOver, ({ ctx, params }) => takeOver(ctx, params.id))
  answer(app, parts, calls.liveBrowser.handBack, ({ ctx, params }) => handBack(ctx, params.id))
  answer(app, parts, calls.liveBrowser.input, ({ ctx, params, body }) => sendInput(ctx, params.id, body.inputs))
}

async function follow(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  parts: Parts,
  watchers: Watchers,
): Promise<void> {
  const { id: taskId } = request.params as ById
  const { user } = visitor
  const as = <T>(work: (ctx: { db: Transaction; user: Visitor['user'] }) => Promise<T>) =>
    parts.db.asUser(user.id, (tx) => work({ db: tx, user }), { commit: 'soon' })
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
    beginStream(reply)
    await streamBrowser({
      out: reply.raw,
      bell,
      ended: ended.signal,
      find,
      watch: () => as((ctx) => watchLiveBrowser(ctx, taskId)),
      isAdmitted: () => isStillAdmitted(parts, request, visitor),
    }).catch((err) => ended.signal.aborted || request.log.warn({ err }, 'a live view was cut'))
  } finally {
    leave()
  }
}
