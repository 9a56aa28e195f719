import { z } from 'zod'
import { call, Done } from './call.ts'

export const LOCAL_MODEL_STAGES = ['none', 'installing', 'fetching', 'checking', 'paused', 'failed', 'ready'] as const

const bytes = z.number().int().min(0)

/** The open model of this installation's own machine, or the one that would fit it. */
export const LocalModel = z.strictObject({
  stage: z.enum(LOCAL_MODEL_STAGES),
  /** Null where none fits. */
  model: z
    .strictObject({
      name: z.string(),
      licence: z.string(),
      bytes,
      /** What it takes while it works. */
      memoryBytes: bytes,
    })
    .nullable(),
  /** How much of it has come. */
  received: bytes,
  /** Why it did not come, and what helps. */
  problem: z.string().nullable(),
  /** What the smallest one needs. */
  least: z.strictObject({ bytes, memoryBytes: bytes }),
  /** Disk and memory are the machine's, so only an administrator decides. */
  mayChange: z.boolean(),
})
export type LocalModel = z.infer<typeof LocalModel>

export const localModelCalls = {
  read: call({
    method: 'GET',
    path: '/api/local-model',
    does: 'Says which open model fits this machine, and how far it has come.',
    reply: LocalModel,
  }),
  fetch: call({
    method: 'POST',
    path: '/api/local-model',
    does: 'Fetches the model that fits this machine, or goes on fetching it. Administrators only.',
    access: 'admin',
    reply: Done,
  }),
  pause: call({
    method: 'POST',
    path: '/api/local-model/pause',
    does: 'Stops fetching; what has come is kept. Administrators only.',
    access: 'admin',
    reply: Done,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/local-model',
    does: 'Removes the model and what it runs on from this machine. Administrators only.',
    access: 'admin',
    reply: Done,
  }),
}
