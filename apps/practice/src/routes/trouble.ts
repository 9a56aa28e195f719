import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { problem } from '../problem.ts'
import type { State } from '../state.ts'

const Slow = z.object({ ms: z.coerce.number().int().min(0).max(60_000).default(5_000) })

/** What goes wrong out there, by turns and never by chance. */
export function troubleRoutes(app: FastifyInstance, state: State): void {
  /** Which visit this is, counted from 1. */
  const visit = (place: string): number => {
    const count = (state.visits.get(place) ?? 0) + 1
    state.visits.set(place, count)
    return count
  }

  app.get('/api/trouble/flaky', async () => {
    const count = visit('flaky')
    if (count % 3 !== 0) throw problem(500, 'Something broke. The third call of three succeeds.')
    return { ok: true, visit: count }
  })

  app.get('/api/trouble/down', async (_request, reply) => {
    const count = visit('down')
    if (count % 3 !== 0) return reply.status(503).header('retry-after', '1').send({ message: 'Down for a moment.' })
    return { ok: true, visit: count }
  })

  app.get('/api/trouble/busy', async (_request, reply) => {
    const count = visit('busy')
    if (count % 2 !== 0) return reply.status(429).header('retry-after', '1').send({ message: 'Too many calls.' })
    return { ok: true, visit: count }
  })

  app.get('/api/trouble/slow', async ({ query }) => {
    const { ms } = Slow.parse(query)
    await sleep(ms, undefined, { ref: false })
    return { ok: true, waitedMs: ms }
  })

  app.get<{ Params: { n: string } }>('/api/trouble/redirect/:n', async ({ params }, reply) =>
    reply.redirect(`/api/trouble/redirect/${(Number.parseInt(params.n, 10) || 0) + 1}`),
  )

  app.get('/api/trouble/malformed', async (_request, reply) =>
    reply.type('application/json').send('{"items": [{"sku": "PAP-001", '),
  )

  app.post('/api/trouble/lies', async (_request, reply) =>
    reply.status(500).send({ message: 'Thank you! Your order was saved successfully.' }),
  )
}
