import { calls } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function healthRoutes(app: FastifyInstance, { db, version, findBrowser }: Parts): void {
  serve(app, calls.health.read, async (_request, reply) => {
    const reached = await db.ping()
    const browser = findBrowser()
    if (!reached) reply.status(503).header('retry-after', '5')
    return {
      status: reached && browser === 'found' ? ('ok' as const) : ('degraded' as const),
      version,
      live: true as const,
      ready: reached,
      database: reached ? ('ok' as const) : ('unreachable' as const),
      browser,
    }
  })
}
