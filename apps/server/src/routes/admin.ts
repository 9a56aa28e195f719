import { type AdminUser, calls, type UserFilter } from '@app/contract'
import {
  giveModelCap,
  initDemoData,
  listModelUses,
  listUsers,
  readAdminAnalytics,
  readQueue,
  removeDemoData,
  setRole,
} from '@app/core'
import type { AdminRange } from '@app/spec'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../http/answer.ts'
import { sendPage } from '../http/send-page.ts'
import { isThisMachine } from '../http/this-machine.ts'
import type { Parts } from '../parts.ts'

/** Over everybody's rows, so outside any asker's transaction. */
export function adminRoutes(app: FastifyInstance, { db, billing, adminKey }: Parts): void {
  const { mode } = billing.payments

  serve(app, calls.admin.analytics, async (request) => {
    const { range } = request.query as { range: AdminRange }
    return readAdminAnalytics(db, { range, mode, asker: request.visitor?.user.id })
  })
  serve(app, calls.admin.initDemoData, (request) => initDemoData(db, { asker: request.visitor?.user.id, mode }))
  serve(app, calls.admin.removeDemoData, (request) => removeDemoData(db, idOf(request)))
  serve(app, calls.admin.key, async (request) => ({
    adminKey: adminKey?.made && isOwnPage(request) ? adminKey.value : null,
  }))
  serve(app, calls.admin.users, async (request, reply) =>
    sendPage(reply, await listUsers(db, request.query as UserFilter)),
  )
  serve(app, calls.admin.setRole, (request) => {
    const { id } = request.params as { id: string }
    const { role } = request.body as { role: AdminUser['role'] }
    return setRole(db, { userId: id, role, by: idOf(request) })
  })
  serve(app, calls.admin.setModelCap, (request) => {
    const { id } = request.params as { id: string }
    const { cents } = request.body as { cents: number | null }
    return giveModelCap(db, { userId: id, givenCents: cents, by: idOf(request) })
  })
  serve(app, calls.admin.models, (request) => listModelUses(db, (request.query as { range: AdminRange }).range))
  serve(app, calls.admin.queue, () => readQueue(db))
}

const idOf = ({ visitor }: FastifyRequest): string => visitor?.user.id ?? ''

/** Our page, in a browser on this machine: a program or another page does not get it. */
const isOwnPage = (request: FastifyRequest): boolean =>
  isThisMachine(request) && request.headers['sec-fetch-site'] === 'same-origin'
