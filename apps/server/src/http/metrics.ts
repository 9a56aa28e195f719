import { timingSafeEqual } from 'node:crypto'
import { Fault } from '@app/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Parts } from '../parts.ts'
import { isThisMachine } from './this-machine.ts'

export interface HttpMetrics {
  registry: Registry
  requests: Histogram
}

export function createMetrics(): HttpMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return { registry, requests }
}

/** Prometheus metrics: for this machine itself, or for whoever has the token. */
export function serveMetrics(app: FastifyInstance, { metrics, metricsToken }: Parts): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    metrics.requests.observe(labels, reply.elapsedTime / 1_000)
  })
  app.get('/api/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new Fault('not-found', 'There is nothing at this address.')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return sameText(request.headers.authorization ?? '', `Bearer ${token}`)
  return isThisMachine(request)
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
