import { DELIVERY_STATUSES, WEBHOOK_TYPES } from '@app/spec'
import { parseUrl } from '@app/values/url'
import { z } from 'zod'
import { ById, call, Done } from './call.ts'
import { Paging } from './tasks.ts'
import { text } from './text.ts'

function carriesLogin(value: string): boolean {
  const { username = '', password = '' } = parseUrl(value) ?? {}
  return username + password !== ''
}
const url = text(2_000)
  .pipe(z.url({ protocol: /^https?$/, error: 'must be a web address such as https://example.com/hooks' }))
  .refine((value) => !carriesLogin(value), { error: 'must not carry a name or password: the signature vouches for us' })
const types = z.array(z.enum(WEBHOOK_TYPES)).min(1)

export const Webhook = z.strictObject({
  id: z.string(),
  url: z.string(),
  types: z.array(z.string()),
  enabled: z.boolean(),
  /** Since when nothing has arrived; null while deliveries succeed. */
  failingSince: z.iso.datetime().nullable(),
  /** Until when deliveries are signed with the secret before the last rotation as well. */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof Webhook>

export const NewWebhook = z.strictObject({ url, types: types.default([...WEBHOOK_TYPES]) })
export type NewWebhook = z.infer<typeof NewWebhook>

export const WebhookChange = z.strictObject({ url, types, enabled: z.boolean() }).partial()
export type WebhookChange = z.infer<typeof WebhookChange>

/** The one time its secret is seen. */
export const CreatedWebhook = z.strictObject({ ...Webhook.shape, secret: z.string() })
export type CreatedWebhook = z.infer<typeof CreatedWebhook>

/** One event on its way to one webhook. Its id is the `webhook-id` of every attempt. */
export const Delivery = z.strictObject({
  id: z.string(),
  webhookId: z.string(),
  type: z.string(),
  payload: z.record(z.string(), z.unknown()),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.number().int(),
  /** When it is tried next; null when it will not be. */
  nextAt: z.iso.datetime().nullable(),
  responseStatus: z.number().int().nullable(),
  errorMessage: z.string().nullable(),
  createdAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof Delivery>

export const webhookCalls = {
  list: call({
    method: 'GET',
    path: '/api/webhooks',
    does: 'Lists where you want to be told what happened, never the signing secrets.',
    reply: z.array(Webhook),
  }),
  create: call({
    method: 'POST',
    path: '/api/webhooks',
    does: 'Names an address that is told what happens, and shows its signing secret this once.',
    body: NewWebhook,
    reply: CreatedWebhook,
  }),
  change: call({
    method: 'PATCH',
    path: '/api/webhooks/:id',
    does: 'Changes the given fields of a webhook; switching it off gives up what was on its way.',
    params: ById,
    body: WebhookChange,
    reply: Webhook,
  }),
  rotate: call({
    method: 'POST',
    path: '/api/webhooks/:id/rotate',
    does: 'Gives a webhook a new signing secret and shows it this once; for 24 hours both secrets sign.',
    params: ById,
    reply: CreatedWebhook,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    does: 'Deletes a webhook and the record of its deliveries.',
    params: ById,
    reply: Done,
  }),
  listDeliveries: call({
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    does: 'Lists the deliveries of a webhook, newest first.',
    params: ById,
    query: Paging,
    reply: z.array(Delivery),
  }),
  replay: call({
    method: 'POST',
    path: '/api/deliveries/:id/replay',
    does: 'Sends a delivery again, now, under the same webhook-id.',
    params: ById,
    reply: Delivery,
  }),
}
