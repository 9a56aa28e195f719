import type { CreatedTrigger, NewTrigger } from '@app/contract'
import { triggers } from '@app/db'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { leaveRoom } from '../leave-room.ts'
import { newId } from '../new-id.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { newSigningSecret, sealSigningSecret } from '../secrets/signing-secret.ts'
import { toCreatedTrigger } from './to-trigger.ts'

const MOST = 100

export async function createTrigger(
  ctx: Context,
  masterKeys: readonly MasterKey[],
  { agentId, name }: NewTrigger,
): Promise<CreatedTrigger> {
  const { db, user } = ctx
  await getAgent(ctx, agentId)
  await leaveRoom(ctx, triggers, 'triggers', MOST)
  const secret = newSigningSecret()
  const row = { id: newId(), userId: user.id, version: 1, agentId, name }
  const sealed = await sealSigningSecret(db, masterKeys, row, secret)
  const [made] = await db
    .insert(triggers)
    .values({ ...row, sealed })
    .returning()
  if (!made) throw new Error('The database took a trigger and gave none back.')
  return toCreatedTrigger(made, secret)
}
