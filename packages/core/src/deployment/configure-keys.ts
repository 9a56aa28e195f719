import type { DeployedBot, KeyConfiguration } from '@app/contract'
import { platformKeys } from '@app/db'
import { keyPartsOf, type Platform } from '@app/platforms'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { newId } from '../new-id.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { seal } from '../secrets/seal.ts'
import { Secret } from '../secrets/secret.ts'
import { getPlatform } from './get-platforms.ts'
import { getBot } from './list-my-bots.ts'
import { lockBot } from './lock-bot.ts'
import { placeOfKey } from './open-connections.ts'
import { originOf } from './platform-request.ts'

/** Keeps what a bot reaches its platforms with: all of it, or, where one thing does not fit, nothing. */
export async function configureKeys(
  ctx: Context,
  masterKeys: readonly MasterKey[],
  botId: string,
  wish: KeyConfiguration,
): Promise<DeployedBot> {
  const { deployed } = await lockBot(ctx, botId)
  const { apiKeys, values, addresses } = wish
  for (const id of new Set([apiKeys, values, addresses].flatMap((given) => Object.keys(given)))) {
    const platform = getPlatform(id)
    if (!deployed.platforms.includes(id)) throw new Fault('invalid', `This bot does not work with ${platform.name}.`)
    await keep(ctx, masterKeys, botId, platform, { key: apiKeys[id], values: values[id], address: addresses[id] })
  }
  return getBot(ctx, botId)
}

interface Given {
  key: string | null | undefined
  values: Record<string, string> | undefined
  address: string | null | undefined
}

async function keep(
  { db, user }: Context,
  masterKeys: readonly MasterKey[],
  agentId: string,
  platform: Platform,
  { key, values, address }: Given,
): Promise<void> {
  if (typeof key === 'string') refuseUnfit(platform, key)
  const mine = and(
    eq(platformKeys.userId, user.id),
    eq(platformKeys.agentId, agentId),
    eq(platformKeys.platformId, platform.id),
  )
  const [old] = await db.select().from(platformKeys).where(mine).for('update')
  const where = { ...(values === undefined ? {} : { values }), ...(address === undefined ? {} : { address }) }
  const id = old?.id ?? newId()
  const version = (old?.version ?? 0) + 1
  const sealed =
    typeof key === 'string' ? await seal(db, masterKeys, placeOfKey(user.id, id, version), new Secret(key)) : null
  // A key stays with the origin it was given for: another address wants it again.
  const moved = old !== undefined && originOf(platform, old) !== originOf(platform, { ...old, ...where })
  const given = {
    ...(key === undefined && !moved ? {} : { sealed, version }),
    ...where,
  }
  if (old)
    await db
      .update(platformKeys)
      .set({ ...given, updatedAt: sql`now()` })
      .where(mine)
  else
    await db.insert(platformKeys).values({ id, userId: user.id, agentId, platformId: platform.id, version, ...given })
}

/** Said when it is given, not when a run fails for it. */
export function refuseUnfit(platform: Platform, key: string): void {
  const parts = keyPartsOf(platform)
  if (platform.signIn.place === 'signature')
    throw new Fault(
      'invalid',
      `${platform.name} wants every request signed in a way of its own, so a key cannot be used here.`,
    )
  if (parts.length === 0) throw new Fault('invalid', `${platform.name} takes no key.`)
  if (!/^[\x20-\x7e]+$/.test(key))
    throw new Fault(
      'invalid',
      `The key of ${platform.name} holds a sign that keys do not have, such as a line break. Copy it again.`,
    )
  if (key.split(':').length < parts.length)
    throw new Fault(
      'invalid',
      `The key of ${platform.name} has ${parts.length} parts, with colons between them: ${parts.join(':')}.`,
    )
}
