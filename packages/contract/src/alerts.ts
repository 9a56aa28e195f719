import { ALERT_TYPES } from '@app/spec'
import { z } from 'zod'
import { ById, call } from './call.ts'
import { Paging } from './tasks.ts'

/** Spec 2 §3, Price alert, under its names; the four fields after them are ours. */
export const Alert = z.strictObject({
  product: z.string(),
  message: z.string(),
  old_price: z.number().nullable(),
  new_price: z.number().nullable(),
  type: z.enum(ALERT_TYPES),
  timestamp: z.iso.datetime(),
  url: z.string().nullable(),
  id: z.string(),
  read: z.boolean(),
  agentId: z.string().nullable(),
  taskId: z.string().nullable(),
})
export type Alert = z.infer<typeof Alert>

export const alertCalls = {
  list: call({
    method: 'GET',
    path: '/api/alerts',
    does: 'Lists your alerts, newest first.',
    query: Paging,
    reply: z.array(Alert),
  }),
  read: call({
    method: 'POST',
    path: '/api/alerts/:id/read',
    does: 'Marks an alert as read.',
    params: ById,
    reply: Alert,
  }),
}
