import type { FastifyReply } from 'fastify'

/** What the caller named this request, so that a repetition is known as one. */
export function requestKey({ request }: FastifyReply): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key : undefined
}
