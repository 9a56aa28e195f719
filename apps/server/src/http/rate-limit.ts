import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { isCall, routeOf } from './route-of.ts'

/** S-60: an address of the newer kind is one machine's whole /64. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

export async function limitRate(app: FastifyInstance, { requestsPerMinute }: Parts): Promise<void> {
  await app.register(rateLimit, {
    // Not route by route: there it would come after who may ask, and a refusal would cost nothing.
    global: false,
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    // Pages and pictures are cheap and many; only what does work is counted.
    allowList: (request) => !isCall(request) || routeOf(request) === '/api/health',
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Try again in ${after}.`), { statusCode: 429 }),
  })
  app.addHook('onRequest', app.rateLimit())
}
