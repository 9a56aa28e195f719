import type { Agent, Recipe } from '@app/contract'
import type { AgentRow } from '@app/db'

/** The row minus what the browser has no business with, with what its record says of it. */
export function toAgent(row: AgentRow, powerLevel: number): Agent {
  const { userId: _, createdAt, updatedAt, recipe, fileAccess, appAccess, logIns, deletedAt: __, ...shown } = row
  return {
    ...shown,
    recipe: recipe as Recipe | null,
    permissions: { fileAccess, appAccess, ...(logIns ? { logIns } : {}) },
    powerLevel,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
