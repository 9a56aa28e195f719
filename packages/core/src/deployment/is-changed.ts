import { isDeepStrictEqual } from 'node:util'
import type { AgentRow, DeploymentRow } from '@app/db'

/** Whether the agent is another than the one that was deployed. */
export const isChanged = (agent: AgentRow, deployed: DeploymentRow): boolean =>
  agent.recipeVersion !== deployed.recipeVersion ||
  agent.objective !== deployed.description ||
  agent.fileAccess !== deployed.fileAccess ||
  agent.appAccess !== deployed.appAccess ||
  !isDeepStrictEqual(agent.capabilities, deployed.capabilities)
