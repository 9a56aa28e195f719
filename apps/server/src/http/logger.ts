import type { FastifyInstance } from 'fastify'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'

/** Keys whose values never reach a log, at whatever depth one would plausibly find them. */
const SECRET_KEYS = [
  'password',
  'newPassword',
  'currentPassword',
  'secret',
  'token',
  'key',
  'apiKey',
  'adminKey',
  'authorization',
  'cookie',
]
const SECRET_QUERY = /([?&](?:adminKey|key|token|secret|password|code)=)[^&#\s]*/gi

export function createLogger(level: Config['logLevel'], stream?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[secret]' },
  }
  return stream ? pino(options, stream) : pino(options)
}

/** Whoever has such a link may read what it shows. */
const SECRET_LINK = /^(\/(?:api\/)?shared\/)[^/?#\s]+/

/** The address without what it may carry: S-68 wants the key gone before any sink sees it. */
export const safeUrl = (url: string): string =>
  url.replace(SECRET_QUERY, '$1[secret]').replace(SECRET_LINK, '$1[secret]').slice(0, 500)

/** One line a request, when it is done. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        request: {
          method: request.method,
          url: safeUrl(request.url),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        ...(request.visitor ? { user: { id: request.visitor.user.id } } : {}),
      },
      'request',
    )
  })
}
