import { calls } from '@app/contract'
import { Fault, getArtefact, listArtefactsOfTask, openArtefact } from '@app/core'
import { StoreError } from '@app/store'
import type { FastifyInstance } from 'fastify'
import { answer, serve } from '../http/answer.ts'
import { sendFile } from '../http/send-file.ts'
import type { Parts } from '../parts.ts'

export function artefactRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, files } = parts
  answer(app, parts, calls.artefacts.listOfTask, ({ ctx, params, query }) => listArtefactsOfTask(ctx, params.id, query))
  // Not through `answer`: the transaction must not stay open while somebody downloads.
  serve(app, calls.artefacts.read, async ({ visitor, params }, reply) => {
    if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
    const { user } = visitor
    const { id } = params as { id: string }
    const found = await db.asUser(user.id, (tx) => getArtefact({ db: tx, user }, id))
    return sendFile(reply, found, await openArtefact(files, user, found).catch(inWords))
  })
}

function inWords(error: unknown): never {
  throw error instanceof StoreError ? new Fault('unavailable', error.message) : error
}
