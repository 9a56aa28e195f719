import { z } from 'zod'
import { ById, call, Done, Id } from './call.ts'
import { name, text } from './text.ts'

export const Watch = z.strictObject({
  id: z.string(),
  agentId: z.string(),
  product: z.string(),
  url: z.string(),
  path: z.string(),
  target: z.number().nullable(),
  lastPrice: z.number().nullable(),
  /** When a price was last read. */
  lastAt: z.iso.datetime().nullable(),
  /** Why the last result gave no price; null while it does. */
  errorMessage: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Watch = z.infer<typeof Watch>

export const NewWatch = z.strictObject({
  agentId: Id,
  product: name(200),
  url: text(2_000).pipe(
    z.url({ protocol: /^https?$/, error: 'must be a web address such as https://shop.example/lamp' }),
  ),
  /** Where in the agent's result the price stands: `price`, or `items.0.price`. Empty: the result itself. */
  path: text(200)
    .regex(/^([^.]+(\.[^.]+)*)?$/, { error: 'must be names or numbers joined by dots, such as items.0.price' })
    .default(''),
  target: z.number().positive().max(1e12).nullable().default(null),
})
export type NewWatch = z.infer<typeof NewWatch>

export const watchCalls = {
  list: call({
    method: 'GET',
    path: '/api/watches',
    does: 'Lists the prices your agents keep an eye on.',
    reply: z.array(Watch),
  }),
  create: call({
    method: 'POST',
    path: '/api/watches',
    does: 'Watches a price in the results of an agent, and alerts when it falls, reaches a target or rises.',
    needs: ['write'],
    body: NewWatch,
    reply: Watch,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/watches/:id',
    does: 'Stops watching a price; its alerts stay.',
    params: ById,
    reply: Done,
  }),
}
