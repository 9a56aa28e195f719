import { ById, COLLAB_LIVE_PATH, type CollabSign, calls, Id } from '@app/contract'
import {
  type Asker,
  createDraft,
  deleteDraft,
  endInvitation,
  Fault,
  getDraft,
  inviteToDraft,
  joinDraft,
  listDrafts,
  removeGuest,
  syncDraft,
} from '@app/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { followDraft } from '../collab/follow-draft.ts'
import { paceSyncs } from '../collab/pace-syncs.ts'
import { participantOf } from '../collab/participant.ts'
import { createRooms } from '../collab/rooms.ts'
import { answer, serve } from '../http/answer.ts'
import { serveStream } from '../live/serve-stream.ts'
import type { Parts } from '../parts.ts'

/** Drafts of agents that several people write at once. */
export function collabRoutes(app: FastifyInstance, parts: Parts): void {
  const { db } = parts
  const rooms = createRooms(db)
  // Before the listener closes: it waits for every answer under way, and these never end by themselves.
  app.addHook('preClose', () => rooms.close())
  answer(app, parts, calls.collab.create, ({ ctx, body }) => createDraft(ctx, body.name))
  answer(app, parts, calls.collab.remove, ({ ctx, params }) => deleteDraft(ctx, params.id))
  answer(app, parts, calls.collab.invite, ({ ctx, params }) => inviteToDraft(ctx, params.id))
  // The rest reaches past the asker's own rows, by functions that look who may.
  serve(app, calls.collab.list, (request) => listDrafts(db, askerOf(request)))
  serve(app, calls.collab.read, (request) => getDraft(db, askerOf(request), idOf(request)))
  serve(app, calls.collab.uninvite, (request) => endInvitation(db, askerOf(request), idOf(request)))
  serve(app, calls.collab.removeGuest, (request) =>
    removeGuest(db, askerOf(request), idOf(request), (request.params as { guestId: string }).guestId),
  )
  serve(app, calls.collab.join, (request) => joinDraft(db, askerOf(request), (request.body as { token: string }).token))
  serveSync(app, parts)
  serveStream(app, parts, {
    path: COLLAB_LIVE_PATH,
    schema: {
      summary: 'Streams a draft as server-sent events: update, sign, ended. Vector says what one has already.',
      tags: ['collab'],
      params: ById,
      querystring: z.object({ participant: Id, vector: z.string().max(4_000).optional() }),
    },
    follow: (request, reply, visitor) => followDraft(request, reply, visitor, { parts, rooms }),
  })
}

function serveSync(app: FastifyInstance, { db, authMode }: Parts): void {
  const pace = paceSyncs()
  serve(app, calls.collab.sync, async (request) => {
    const user = askerOf(request)
    pace(user.id)
    const { sign, update } = request.body as { sign: CollabSign; update?: string }
    const presence = {
      ...sign,
      participant: participantOf(user, sign.participant),
      // Where people sign in, nobody gives themselves another's name.
      name: authMode === 'demo' ? sign.name : user.name,
    }
    const edits = update === undefined ? undefined : new Uint8Array(Buffer.from(update, 'base64'))
    const vector = await syncDraft(db, user, { draftId: idOf(request), presence, edits })
    return { vector: Buffer.from(vector).toString('base64') }
  })
}

function askerOf({ visitor }: FastifyRequest): Asker {
  if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
  return visitor.user
}

const idOf = (request: FastifyRequest): string => (request.params as ById).id
