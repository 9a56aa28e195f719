import type { Agent } from '@app/contract'
import type { AgentRow } from '@app/db'

/** The row minus what the browser has no business with. */
export function toAgent({ userId: _, createdAt, updatedAt, ...row }: AgentRow): Agent {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
