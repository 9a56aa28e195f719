import type { Agent, Recipe } from '@app/contract'
import type { AgentRow } from '@app/db'

/** The row minus what the browser has no business with. */
export function toAgent({ userId: _, createdAt, updatedAt, recipe, ...row }: AgentRow): Agent {
  return {
    ...row,
    recipe: recipe as Recipe | null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
