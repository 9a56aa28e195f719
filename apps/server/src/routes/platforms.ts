import { type CodeWish, calls, type Nothing, type PlatformFilter } from '@app/contract'
import { generateCode, readPlatformStats, searchPlatforms } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/answer.ts'
import { type Packed, pack, sendPacked } from '../http/send-packed.ts'
import type { Parts } from '../parts.ts'

/** So many different questions are kept packed; a hundred whole catalogues are about as many megabytes. */
const KEPT = 40

/** The catalogue belongs to nobody, so no transaction is opened for it; who asks is settled at the door all the same. */
export function platformRoutes(app: FastifyInstance, _parts: Parts): void {
  const kept = new Map<string, Packed>()
  // Not parsed on its way out: a test holds the whole catalogue against the contract, once and not at each question.
  serve<Nothing, PlatformFilter, undefined, unknown>(app, calls.platforms.list, async (request, reply) => {
    const filter = request.query as PlatformFilter
    const key = JSON.stringify(filter)
    const packed = kept.get(key) ?? pack(searchPlatforms(filter))
    kept.delete(key)
    kept.set(key, packed)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return sendPacked(request, reply, packed)
  })
  serve(app, calls.platforms.stats, async () => readPlatformStats())
  serve(app, calls.platforms.generateCode, async ({ params, body }) =>
    generateCode((params as { platformId: string }).platformId, body as CodeWish),
  )
}
