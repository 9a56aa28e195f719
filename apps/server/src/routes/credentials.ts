import { calls } from '@app/contract'
import { createCredential, deleteCredential, listCredentials, replaceSecret } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function credentialRoutes(app: FastifyInstance, parts: Parts): void {
  const { masterKeys } = parts
  answer(app, parts, calls.credentials.list, ({ ctx }) => listCredentials(ctx))
  answer(app, parts, calls.credentials.create, ({ ctx, body }) => createCredential(ctx, masterKeys, body))
  answer(app, parts, calls.credentials.replaceSecret, ({ ctx, params, body }) =>
    replaceSecret(ctx, masterKeys, params.id, body.secret),
  )
  answer(app, parts, calls.credentials.delete, ({ ctx, params }) => deleteCredential(ctx, masterKeys, params.id))
}
