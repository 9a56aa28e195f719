import { calls } from '@app/contract'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhook,
} from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { sendPage } from '../http/send-page.ts'
import type { Parts } from '../parts.ts'

export function webhookRoutes(app: FastifyInstance, parts: Parts): void {
  const { masterKeys } = parts
  answer(app, parts, calls.webhooks.list, ({ ctx }) => listWebhooks(ctx))
  answer(app, parts, calls.webhooks.create, ({ ctx, body }) => createWebhook(ctx, masterKeys, body))
  answer(app, parts, calls.webhooks.change, ({ ctx, params, body }) => changeWebhook(ctx, params.id, body))
  answer(app, parts, calls.webhooks.rotate, ({ ctx, params }) => rotateWebhook(ctx, masterKeys, params.id))
  answer(app, parts, calls.webhooks.delete, ({ ctx, params }) => deleteWebhook(ctx, params.id))
  answer(app, parts, calls.webhooks.listDeliveries, async ({ ctx, params, query, reply }) =>
    sendPage(reply, await listDeliveries(ctx, params.id, query)),
  )
  answer(app, parts, calls.webhooks.replay, ({ ctx, params }) => replayDelivery(ctx, params.id))
}
