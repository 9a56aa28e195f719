import type { Approval } from '@app/contract'
import type { ApprovalRow } from '@app/db'

export function toApproval(row: ApprovalRow, taskName: string): Approval {
  const { userId: _, decidedAt: __, decidedBy: ___, pushedAt: ____, expiresAt, createdAt, ...shown } = row
  return { ...shown, taskName, expiresAt: expiresAt.toISOString(), createdAt: createdAt.toISOString() }
}
