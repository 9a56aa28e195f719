import { calls } from '@app/contract'
import { deleteProfile, listProfiles } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function profileRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.profiles.list, ({ ctx }) => listProfiles(ctx))
  answer(app, parts, calls.profiles.delete, ({ ctx, params }) => deleteProfile(ctx, params.id))
}
