import { calls, type StepPaging } from '@app/contract'
import {
  createShare,
  getSharedArtefact,
  listSharedSteps,
  listShares,
  openArtefact,
  openShare,
  revokeShare,
} from '@app/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer, serve } from '../http/answer.ts'
import { sendFile } from '../http/send-file.ts'
import type { Parts } from '../parts.ts'

/** Links to a run: made and revoked by its owner, read by whoever has one. */
export function shareRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, files } = parts
  answer(app, parts, calls.shares.listOfTask, ({ ctx, params }) => listShares(ctx, params.id))
  answer(app, parts, calls.shares.create, ({ ctx, params, body }) => createShare(ctx, params.id, body.days))
  answer(app, parts, calls.shares.revoke, ({ ctx, params }) => revokeShare(ctx, params.id))
  app.addHook('onRequest', async (request, reply) => {
    // What was shown to somebody is not for those who collect pages.
    if (/^\/(api\/)?shared\//.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
  })
  serve(app, calls.shares.read, (request) => openShare(db, tokenOf(request)))
  serve(app, calls.shares.steps, (request) => listSharedSteps(db, tokenOf(request), request.query as StepPaging))
  serve(app, calls.shares.file, async (request, reply) => {
    const { id } = request.params as { id: string }
    const { artefact, userId } = await getSharedArtefact(db, tokenOf(request), id)
    return sendFile(reply, artefact, await openArtefact(files, { id: userId }, artefact))
  })
}

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token
