import { agents, type Database, deployments, platformKeys } from '@app/db'
import { findPlatform, keyPartsOf, type Platform } from '@app/platforms'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { Fault } from '../fault.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { type Place, unseal } from '../secrets/seal.ts'
import { Secret } from '../secrets/secret.ts'
import { originOf, type Whereabouts } from './platform-request.ts'

export interface BotConnection {
  platform: Platform
  where: Whereabouts
  hasKey: boolean
}

/** The platforms a bot works with, as a worker needs them; of an agent that was never deployed, none. */
export function openConnections(db: Database, userId: string, agentId: string): Promise<BotConnection[]> {
  return db.asUser(userId, async (tx) => {
    const [deployed] = await tx
      .select({ platforms: deployments.platforms })
      .from(deployments)
      .innerJoin(agents, eq(agents.id, deployments.agentId))
      .where(and(eq(deployments.userId, userId), eq(deployments.agentId, agentId), isNull(agents.deletedAt)))
      .orderBy(desc(deployments.version))
      .limit(1)
    const mine = and(eq(platformKeys.userId, userId), eq(platformKeys.agentId, agentId))
    const rows = deployed ? await tx.select().from(platformKeys).where(mine) : []
    return (deployed?.platforms ?? []).flatMap((id) => {
      const platform = findPlatform(id)
      const row = rows.find(({ platformId }) => platformId === id)
      const where = { values: row?.values ?? {}, address: row?.address ?? null }
      return platform ? [{ platform, where, hasKey: Boolean(row?.sealed) }] : []
    })
  })
}

/** How a step asks for the key of one of its bot's platforms. */
export const nameOfKey = (agentId: string, platformId: string): string => `platform:${agentId}:${platformId}`

/** S-05: the only way to a platform's key. It leads to the origin the bot's platform has, or nowhere. */
export async function openPlatformKey(
  db: Database,
  masterKeys: readonly MasterKey[],
  userId: string,
  name: string,
  origin: string,
): Promise<{ username: string; secret: Secret } | undefined> {
  const [kind, agentId = '', platformId = ''] = name.split(':')
  const platform = kind === 'platform' ? findPlatform(platformId) : undefined
  if (!platform) return undefined
  return db.asUser(userId, async (tx) => {
    const [row] = await tx
      .select()
      .from(platformKeys)
      .where(
        and(
          eq(platformKeys.userId, userId),
          eq(platformKeys.agentId, agentId),
          eq(platformKeys.platformId, platformId),
        ),
      )
    if (!row?.sealed)
      throw new Fault('not-found', `${platform.name} wants a key, and this bot has none. Give it one in Deploy.`)
    if (originOf(platform, row) !== origin)
      throw new Fault('forbidden', `The key of ${platform.name} is not given to ${origin}.`)
    return inParts(platform, await unseal(tx, masterKeys, placeOfKey(userId, row.id, row.version), row.sealed))
  })
}

/** The last part is the secret, what stands before it the name it goes with: so both are known when they come back. */
function inParts(platform: Platform, key: Secret): { username: string; secret: Secret } {
  const parts = key.reveal().split(':')
  const before = Math.max(0, keyPartsOf(platform).length - 1)
  return { username: parts.slice(0, before).join(':'), secret: new Secret(parts.slice(before).join(':')) }
}

export const placeOfKey = (ownerId: string, recordId: string, version: number): Place => ({
  ownerId,
  recordId,
  field: 'platform-key',
  version,
})
