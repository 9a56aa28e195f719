import { calls } from '@app/contract'
import { Fault, subscribePush, unsubscribePush } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function pushRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.push.read, async () => ({ publicKey: parts.pushKey ?? null }))
  answer(app, parts, calls.push.subscribe, ({ ctx, body }) => {
    if (!parts.pushKey)
      throw new Fault('unavailable', 'Push messages are not set up here. Whoever runs this sets PUSH_PUBLIC_KEY first.')
    return subscribePush(ctx, body)
  })
  answer(app, parts, calls.push.unsubscribe, ({ ctx, body }) => unsubscribePush(ctx, body.endpoint))
}
