import { APPROVAL_STATUSES } from '@app/spec'
import { z } from 'zod'
import { ById, call } from './call.ts'

/** S-43: one effect exactly as it would happen, with where each value came from. */
export const Approval = z.strictObject({
  id: z.string(),
  taskId: z.string(),
  taskName: z.string(),
  position: z.number().int(),
  name: z.string(),
  tool: z.string(),
  does: z.string(),
  why: z.string(),
  input: z.record(z.string(), z.unknown()),
  provenance: z.record(z.string(), z.string()),
  /** Binds an answer to this payload: another payload has another hash, and no answer yet. */
  hash: z.string(),
  status: z.enum(APPROVAL_STATUSES),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export type Approval = z.infer<typeof Approval>

const Seen = z.strictObject({ hash: z.string().length(64) })

export const approvalCalls = {
  list: call({
    method: 'GET',
    path: '/api/approvals',
    does: 'Lists the effects that wait for your word, oldest first.',
    reply: z.array(Approval),
  }),
  approve: call({
    method: 'POST',
    path: '/api/approvals/:id/approve',
    does: 'Lets one effect happen, exactly as it was shown.',
    needs: ['read', 'approve'],
    params: ById,
    body: Seen,
    reply: Approval,
  }),
  reject: call({
    method: 'POST',
    path: '/api/approvals/:id/reject',
    does: 'Refuses one effect; its task ends.',
    needs: ['read', 'approve'],
    params: ById,
    body: Seen,
    reply: Approval,
  }),
}
