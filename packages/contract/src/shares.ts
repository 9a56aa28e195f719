import { SHARE_DAYS } from '@app/spec'
import { z } from 'zod'
import { Artefact } from './artefacts.ts'
import { ById, call, Done, Id } from './call.ts'
import { StepPaging, StepSummary, Task } from './tasks.ts'

/** A link that shows one run, to be read and nothing else, to whoever has it. */
export const Share = z.strictObject({
  id: z.string(),
  taskId: z.string(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export type Share = z.infer<typeof Share>

/** The one moment at which the link itself is known. */
export const NewShare = z.strictObject({ ...Share.shape, token: z.string() })
export type NewShare = z.infer<typeof NewShare>

/** A run as a stranger may see it: no inputs, no outputs, no agent, and secrets struck out of what is left. */
export const SharedRun = z.strictObject({
  run: Task.omit({ id: true, agentId: true, costCents: true, origin: true }),
  stepCount: z.number().int(),
  files: z.array(Artefact.omit({ taskId: true, sha256: true })),
  expiresAt: z.iso.datetime(),
})
export type SharedRun = z.infer<typeof SharedRun>

/** 256 random bits in base 64: not to be guessed. */
const Token = z.string().regex(/^[\w-]{43}$/, { error: 'is not a link of ours' })
const ByToken = z.strictObject({ token: Token })

export const shareCalls = {
  listOfTask: call({
    method: 'GET',
    path: '/api/tasks/:id/shares',
    does: 'Lists the links to a run that still work, newest first.',
    params: ById,
    reply: z.array(Share),
  }),
  create: call({
    method: 'POST',
    path: '/api/tasks/:id/shares',
    does: 'Makes a link that shows a run to whoever has it, until it expires or is revoked.',
    params: ById,
    body: z.strictObject({ days: z.literal(SHARE_DAYS) }),
    reply: NewShare,
  }),
  revoke: call({
    method: 'DELETE',
    path: '/api/shares/:id',
    does: 'Revokes a link at once.',
    params: ById,
    reply: Done,
  }),
  read: call({
    method: 'GET',
    path: '/api/shared/:token',
    does: 'Shows the run behind a link. No sign-in.',
    access: 'anyone',
    params: ByToken,
    reply: SharedRun,
  }),
  steps: call({
    method: 'GET',
    path: '/api/shared/:token/steps',
    does: 'Lists the steps of the run behind a link. No sign-in.',
    access: 'anyone',
    params: ByToken,
    query: StepPaging,
    reply: z.array(StepSummary),
  }),
  file: call({
    method: 'GET',
    path: '/api/shared/:token/files/:id',
    does: 'Downloads a file of the run behind a link: its bytes, not JSON. No sign-in.',
    access: 'anyone',
    params: z.strictObject({ token: Token, id: Id }),
    reply: z.unknown(),
  }),
}
