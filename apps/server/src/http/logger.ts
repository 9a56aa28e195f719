import type { FastifyInstance } from 'fastify'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'
import { safeUrl, withoutSecrets } from './safe-url.ts'

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

export function createLogger(level: Config['logLevel'], stream?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[secret]' },
    serializers: { err: withoutAddresses },
  }
  return stream ? pino(options, stream) : pino(options)
}

/** An error may quote the address it failed at. */
function withoutAddresses(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { message, stack, ...rest } = pino.stdSerializers.err(error)
  return { ...rest, message: withoutSecrets(message ?? ''), stack: withoutSecrets(stack ?? '') }
}

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
