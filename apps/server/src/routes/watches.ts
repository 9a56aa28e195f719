import { calls } from '@app/contract'
import { createWatch, deleteWatch, listWatches } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function watchRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.watches.list, ({ ctx }) => listWatches(ctx))
  answer(app, parts, calls.watches.create, ({ ctx, body }) => createWatch(ctx, body))
  answer(app, parts, calls.watches.delete, ({ ctx, params }) => deleteWatch(ctx, params.id))
}
