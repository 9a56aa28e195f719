import { APPROVAL_STATUSES } from '@app/spec'
import { z } from 'zod'
import { ById, call } from './call.ts'
import { name } from './text.ts'

/** S-43: one effect exactly as it would happen, with where each value came from; or a question that only a person can answer. */
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
  /** What is asked, where an answer in words is wanted and not a yes. */
  question: z.string().nullable(),
  options: z.array(z.string()),
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
    does: 'Lists the effects and questions that wait for your word, oldest first.',
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
  answer: call({
    method: 'POST',
    path: '/api/approvals/:id/answer',
    does: 'Answers a question that a task has asked; the task goes on with it.',
    needs: ['read', 'approve'],
    params: ById,
    body: Seen.extend({ answer: name(2_000) }),
    reply: Approval,
  }),
  reject: call({
    method: 'POST',
    path: '/api/approvals/:id/reject',
    does: 'Refuses one effect, or leaves a question unanswered; its task ends.',
    needs: ['read', 'approve'],
    params: ById,
    body: Seen,
    reply: Approval,
  }),
}
