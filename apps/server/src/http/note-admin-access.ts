import { recordAudit } from '@app/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { routeOf } from './route-of.ts'

/** A page that stays open asks again and again: that it looks is said once an hour, that somebody changes something each time. */
const AGAIN_MS = 3_600_000

/** Who looks at what belongs to everybody is on record. What administrators change is recorded where it is changed. */
export function noteAdminAccess(app: FastifyInstance, { db, authMode }: Parts): void {
  const noted = new Map<string, number>()
  app.addHook('preHandler', async (request) => {
    const found = routeOf(request).startsWith('/api/admin/') ? accessOf(request, authMode) : undefined
    if (!found) return
    const key = `${found.actor} ${request.ip} ${found.subject}`
    const last = noted.get(key) ?? Number.NEGATIVE_INFINITY
    if (request.method === 'GET' && Date.now() - last < AGAIN_MS) return
    await db.asSystem((tx) => recordAudit(tx, { ...found, detail: { address: request.ip } }))
    noted.set(key, Date.now())
  })
}

function accessOf(request: FastifyRequest, authMode: Parts['authMode']) {
  const { hasAdminKey, visitor, method } = request
  const subject = `${method} ${routeOf(request)}`
  const isAdmin = visitor?.user.role === 'admin'
  if (hasAdminKey && !isAdmin) return { actor: 'admin-key', action: 'admin-key.used', subject }
  // In demo mode everybody is the one person there is.
  if (isAdmin && method === 'GET' && authMode === 'accounts')
    return { actor: visitor.user.id, action: 'admin.viewed', subject }
  return undefined
}
