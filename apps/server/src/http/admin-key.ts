import { createHash, timingSafeEqual } from 'node:crypto'
import { Fault } from '@app/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { countTries } from './count-tries.ts'
import { addressKey } from './rate-limit.ts'
import { routeOf } from './route-of.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The installation's admin key was sent, and it is the right one. */
    hasAdminKey: boolean
  }
}

const ADMIN_KEY_HEADER = 'x-admin-key'
/** As for sign-in: S-60. Only wrong ones count, for the page that has it asks every ten seconds. */
const TRIES = { most: 3, windowMs: 10_000 }

/** Decision 7 and S-68: a key that is sent and wrong is refused, whoever sends it; without `ADMIN_KEY` every one is wrong. */
export function findAdminKey(app: FastifyInstance, { adminKey }: Parts): void {
  const wrong = countTries(TRIES)
  app.decorateRequest('hasAdminKey', false)
  app.addHook('onRequest', async (request, reply) => {
    if (!routeOf(request).startsWith('/api/admin/')) return
    const sent = keysIn(request)
    if (sent.length === 0) return
    const from = addressKey(request.ip)
    if (wrong.tooMany(from)) {
      reply.header('retry-after', String(TRIES.windowMs / 1_000))
      throw new Fault('too-many', 'Too many wrong keys. Try again in a few seconds.')
    }
    request.hasAdminKey = sent.length === 1 && fits(sent[0], adminKey?.value)
    if (request.hasAdminKey) return
    wrong.count(from)
    throw new Fault('forbidden', 'Admin access denied')
  })
}

/** Everything that was sent as one: two of them, or a list, are never right. */
function keysIn({ query, headers }: FastifyRequest): unknown[] {
  const { adminKey } = query as { adminKey?: unknown }
  return [adminKey, headers[ADMIN_KEY_HEADER]].filter((key) => key !== undefined)
}

/** Digests are equally long whatever was sent, so the time tells nothing. */
function fits(sent: unknown, key: string | undefined): boolean {
  if (typeof sent !== 'string' || !key) return false
  return timingSafeEqual(digest(sent), digest(key))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
