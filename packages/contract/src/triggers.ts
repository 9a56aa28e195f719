import { z } from 'zod'
import { ById, call, Done, Id } from './call.ts'
import { name } from './text.ts'

export const Trigger = z.strictObject({
  id: z.string(),
  agentId: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  /** Where to send to, below this installation's address. */
  path: z.string(),
  /** Until when the secret before the last rotation is good as well. */
  previousSecretUntil: z.iso.datetime().nullable(),
  lastAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Trigger = z.infer<typeof Trigger>

export const NewTrigger = z.strictObject({ agentId: Id, name: name(120) })
export type NewTrigger = z.infer<typeof NewTrigger>

export const TriggerChange = z.strictObject({ name: name(120), enabled: z.boolean() }).partial()
export type TriggerChange = z.infer<typeof TriggerChange>

/** The one time its secret is seen. */
export const CreatedTrigger = z.strictObject({ ...Trigger.shape, secret: z.string() })
export type CreatedTrigger = z.infer<typeof CreatedTrigger>

export const triggerCalls = {
  list: call({
    method: 'GET',
    path: '/api/triggers',
    does: 'Lists the addresses at which other programs start your agents, never their secrets.',
    reply: z.array(Trigger),
  }),
  create: call({
    method: 'POST',
    path: '/api/triggers',
    does: 'Makes an address at which another program starts an agent, and shows its signing secret this once.',
    needs: ['write'],
    body: NewTrigger,
    reply: CreatedTrigger,
  }),
  change: call({
    method: 'PATCH',
    path: '/api/triggers/:id',
    does: 'Renames a trigger, or switches it on or off.',
    params: ById,
    body: TriggerChange,
    reply: Trigger,
  }),
  rotate: call({
    method: 'POST',
    path: '/api/triggers/:id/rotate',
    does: 'Gives a trigger a new signing secret and shows it this once; the one before stays good for 24 hours.',
    params: ById,
    reply: CreatedTrigger,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/triggers/:id',
    does: 'Deletes a trigger; its address starts nothing any more.',
    params: ById,
    reply: Done,
  }),
  receive: call({
    method: 'POST',
    path: '/api/hooks/:id',
    does: 'Starts the agent of a trigger, for whoever signs with its secret; the JSON body becomes the task’s input.',
    access: 'signed',
    params: ById,
    reply: z.strictObject({ taskId: z.string() }),
  }),
}
