import type { Connection, DeployedBot, GuardingTest } from '@app/contract'
import type { AgentRow, DeploymentRow, PlatformKeyRow } from '@app/db'
import { findPlatform, keyPartsOf, type Platform, valuesFor } from '@app/platforms'
import { isChanged } from './is-changed.ts'
import { knownOperations, nameTool } from './name-tool.ts'
import { mayMove } from './platform-request.ts'

export interface BotRows {
  agent: AgentRow
  deployment: DeploymentRow
  keys: readonly PlatformKeyRow[]
  tests: GuardingTest[]
  lastRun: DeployedBot['lastRun']
}

/** S-33: what may be shown of a bot; of its keys only whether they are there. */
export function toBot({ agent, deployment, keys, tests, lastRun }: BotRows): DeployedBot {
  const changed = isChanged(agent, deployment)
  return {
    id: agent.id,
    name: agent.name,
    description: agent.objective,
    status: agent.paused ? 'paused' : 'active',
    platforms: deployment.platforms,
    capabilities: agent.capabilities,
    fileAccess: agent.fileAccess,
    appAccess: agent.appAccess,
    version: deployment.version,
    changed,
    canRollBack: changed || deployment.version > 1,
    connections: deployment.platforms.flatMap((id) => {
      const platform = findPlatform(id)
      return platform
        ? [
            toConnection(
              platform,
              keys.find(({ platformId }) => platformId === id),
            ),
          ]
        : []
    }),
    tests,
    lastRun,
    createdAt: agent.createdAt.toISOString(),
  }
}

/** What is the account's and not an item's: the braces of the address, and headers of one's own. */
const asksOf = (platform: Platform): string[] => {
  const ofAddress = { ...platform, routes: { ...platform.routes, get_data: null } }
  return valuesFor(ofAddress, 'get_data')
}

function toConnection(platform: Platform, key: PlatformKeyRow | undefined): Connection {
  return {
    platformId: platform.id,
    name: platform.name,
    category: platform.category,
    icon: platform.icon,
    requiresAuth: !platform.open,
    keyParts: [...keyPartsOf(platform)],
    hasKey: Boolean(key?.sealed),
    asks: asksOf(platform),
    values: key?.values ?? {},
    mayMove: mayMove(platform),
    baseUrl: platform.baseUrl,
    address: key?.address ?? null,
    tools: knownOperations(platform).map((operation) => nameTool(platform.id, operation)),
  }
}
