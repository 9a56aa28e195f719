import type { KeyTrial } from '@app/contract'
import { platformKeys } from '@app/db'
import type { Platform } from '@app/platforms'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { unseal } from '../secrets/seal.ts'
import { refuseUnfit } from './configure-keys.ts'
import { getPlatform } from './get-platforms.ts'
import { lockBot } from './lock-bot.ts'
import { placeOfKey } from './open-connections.ts'
import type { Whereabouts } from './platform-request.ts'

export interface Trial {
  platform: Platform
  where: Whereabouts
  key: { reveal(): string } | null
}

/** What a connection is tried with: what is given, else what is stored. A stored key goes only where it was stored for. */
export async function readTrial(
  ctx: Context,
  masterKeys: readonly MasterKey[],
  botId: string,
  wish: KeyTrial,
): Promise<Trial> {
  const { db, user } = ctx
  const { deployed } = await lockBot(ctx, botId)
  const platform = getPlatform(wish.platformId)
  if (!deployed.platforms.includes(platform.id))
    throw new Fault('invalid', `This bot does not work with ${platform.name}.`)
  const { platformId, key } = wish
  const mine = and(eq(platformKeys.userId, user.id), eq(platformKeys.agentId, botId))
  const [row] = await db
    .select()
    .from(platformKeys)
    .where(and(mine, eq(platformKeys.platformId, platformId)))
  const stored = { values: row?.values ?? {}, address: row?.address ?? null }
  if (key !== undefined) {
    refuseUnfit(platform, key)
    const where = { values: wish.values ?? stored.values, address: wish.address ?? stored.address }
    return { platform, where, key: { reveal: () => key } }
  }
  const sealed = row?.sealed
  if (sealed)
    return {
      platform,
      where: stored,
      key: await unseal(db, masterKeys, placeOfKey(user.id, row.id, row.version), sealed),
    }
  return { platform, where: { values: wish.values ?? {}, address: wish.address ?? null }, key: null }
}
