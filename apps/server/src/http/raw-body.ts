import type { FastifyInstance } from 'fastify'
import { sendProblem } from './show-problems.ts'

export interface RawBody {
  kilobytes: number
  /** The one type it may be sent as (S-03). */
  type?: string
}

/**
 * Routes whose body arrives as the bytes that were sent, of one type and no other: a signature is over bytes, and what is
 * parsed and written again is not the same ones.
 */
export async function withRawBody(
  app: FastifyInstance,
  { kilobytes, type = 'application/json' }: RawBody,
  lay: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: kilobytes * 1_000 } as const
    scope.addContentTypeParser(type, options, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error: { code?: string }, _request, reply) => {
      if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
      return sendProblem(reply, { code: 'too-large', words: `That is too large. A message may hold ${kilobytes} kB.` })
    })
    lay(scope)
  })
}
