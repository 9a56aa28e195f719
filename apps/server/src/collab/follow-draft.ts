import type { ById, CollabPresence } from '@app/contract'
import { notFound, readDraft, readVector } from '@app/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../http/accounts.ts'
import { createDoorbell } from '../live/doorbell.ts'
import { beginStream, isStillAdmitted } from '../live/serve-stream.ts'
import type { Parts } from '../parts.ts'
import { participantOf } from './participant.ts'
import type { Rooms } from './rooms.ts'
import { streamDraft } from './stream-draft.ts'

/** One window on one draft, from the first answer to the last. */
export async function followDraft(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  { parts, rooms }: { parts: Parts; rooms: Rooms },
): Promise<void> {
  const { id: draftId } = request.params as ById
  const { participant, vector } = request.query as { participant: string; vector?: string }
  const { user } = visitor
  const read: Parameters<typeof streamDraft>[0]['read'] = (seen) => readDraft(parts.db, user, draftId, seen)
  // Who may not is refused in words, while there is still an answer to refuse with.
  if (!(await read({ version: -1, vector: undefined }))) throw notFound('draft')
  const signs = new Map<string, CollabPresence>()
  const bell = createDoorbell()
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    bell.ring()
  }
  const leave = await rooms.join({
    draftId,
    userId: user.id,
    participant: participantOf(user, participant),
    ring: bell.ring,
    // Of somebody who moves faster than this reader reads, the last place is enough.
    hear: (sign) => void signs.set(sign.participant, sign),
    end,
  })
  reply.raw.on('close', end)
  try {
    beginStream(reply)
    await streamDraft({
      out: reply.raw,
      bell,
      ended: ended.signal,
      vector: readVector(vector),
      read,
      takeSigns: () => {
        const taken = [...signs.values()]
        signs.clear()
        return taken
      },
      isAdmitted: () => isStillAdmitted(parts, request, visitor),
    }).catch((err) => ended.signal.aborted || request.log.warn({ err }, 'a draft’s stream was cut'))
  } finally {
    leave()
  }
}
