import type { Approval } from '@app/contract'
import type { ApprovalRow } from '@app/db'

export function toApproval(row: ApprovalRow, taskName: string): Approval {
  const {
    userId: _,
    decidedAt: __,
    decidedBy: ___,
    pushedAt: ____,
    answer: _____,
    expiresAt,
    createdAt,
    ...shown
  } = row
  const { options } = row.input
  return {
    ...shown,
    taskName,
    question: questionOf(row),
    options: Array.isArray(options) && questionOf(row) !== null ? options.map(String) : [],
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }
}

/** What is asked, where a task waits for an answer and not for a yes. */
export const questionOf = ({ tool, why }: Pick<ApprovalRow, 'tool' | 'why'>): string | null =>
  tool === 'person.ask' ? why : null
