import { Readable } from 'node:stream'
import { calls } from '@app/contract'
import { exportAccount, Fault, importAccount } from '@app/core'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { tooLargeWords, withUnzipped, ZIP_LIMITS } from '../exports/read-zip.ts'
import { writeZip } from '../exports/write-zip.ts'
import { serve } from '../http/answer.ts'
import { sendProblem } from '../http/show-problems.ts'
import type { Parts } from '../parts.ts'

/** Neither through `answer`: no transaction stays open while somebody uploads or downloads. */
export async function exportRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  serve(app, calls.account.export, async (request, reply) =>
    reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="export.zip"')
      .send(Readable.from(writeZip(exportAccount(parts, askerOf(request))))),
  )
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // As it comes, not whole: how much of it is taken is counted while it is unpacked.
    const options = { bodyLimit: ZIP_LIMITS.packedBytes }
    scope.addContentTypeParser('application/zip', options, (_request, upload, done) => done(null, upload))
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
      return sendProblem(reply, { code: 'too-large', words: tooLargeWords() })
    })
    serve(scope, calls.account.import, async (request) => {
      const user = askerOf(request)
      if (!request.body) throw new Fault('wrong-type', 'Send the export as application/zip.')
      return withUnzipped(request.body as AsyncIterable<Uint8Array>, (unpacked) => importAccount(parts, user, unpacked))
    })
  })
}

function askerOf({ visitor }: FastifyRequest) {
  if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
  return visitor.user
}
