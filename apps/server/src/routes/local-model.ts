import { calls, type Done } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { answerOutside } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

const DONE: Done = { ok: true }

export function localModelRoutes(app: FastifyInstance, parts: Parts): void {
  const { local } = parts.models
  answerOutside(app, parts, calls.localModel.read, async ({ user }) => ({
    ...(await local.read()),
    mayChange: user.role === 'admin',
  }))
  for (const verb of ['fetch', 'pause', 'remove'] as const)
    answerOutside(app, parts, calls.localModel[verb], async () => {
      await local[verb]()
      return DONE
    })
}
