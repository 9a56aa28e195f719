import type { Share } from '@app/contract'
import type { ShareRow } from '@app/db'

export const toShare = ({ id, taskId, expiresAt, createdAt }: ShareRow): Share => ({
  id,
  taskId,
  expiresAt: expiresAt.toISOString(),
  createdAt: createdAt.toISOString(),
})
