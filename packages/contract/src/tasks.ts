import { LIST_LIMIT, TASK_REASONS, TASK_STATUSES } from '@app/spec'
import { z } from 'zod'
import { ById, call, Id } from './call.ts'

export const Task = z.strictObject({
  id: z.string(),
  agentId: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  status: z.enum(TASK_STATUSES),
  reason: z.enum(TASK_REASONS).nullable(),
  createdAt: z.iso.datetime(),
  executionTime: z.number().int().nullable(),
  result: z.union([z.string(), z.record(z.string(), z.unknown())]).nullable(),
  errorMessage: z.string().nullable(),
})
export type Task = z.infer<typeof Task>

/** Decision 22: `before` is the id of the last task one has; a full answer carries a `Link` to what follows. */
export const Paging = z.object({
  before: Id.optional(),
  limit: z.coerce.number().int().min(1).max(LIST_LIMIT).default(LIST_LIMIT),
})
export type Paging = z.infer<typeof Paging>

export const taskCalls = {
  list: call({
    method: 'GET',
    path: '/api/tasks',
    does: 'Lists your tasks, newest first.',
    query: Paging,
    reply: z.array(Task),
  }),
  listOfAgent: call({
    method: 'GET',
    path: '/api/agents/:id/tasks',
    does: 'Lists the tasks of one agent, newest first.',
    params: ById,
    query: Paging,
    reply: z.array(Task),
  }),
}
