import type { CreatedTrigger } from '@app/contract'
import { triggers } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { newSigningSecret, PREVIOUS_GOOD_FOR, sealSigningSecret } from '../secrets/signing-secret.ts'
import { toCreatedTrigger } from './to-trigger.ts'

/** S-64: two secrets are good for a while, so that the sender can change over. A second rotation ends the first at once. */
export async function rotateTrigger(
  { db, user }: Context,
  masterKeys: readonly MasterKey[],
  id: string,
): Promise<CreatedTrigger> {
  const mine = and(eq(triggers.id, id), eq(triggers.userId, user.id))
  const [old] = await db.select().from(triggers).where(mine).for('update')
  if (!old) throw notFound('trigger')
  const secret = newSigningSecret()
  const version = old.version + 1
  const sealed = await sealSigningSecret(db, masterKeys, { id, userId: user.id, version }, secret)
  const [row] = await db
    .update(triggers)
    .set({ sealed, version, previousSealed: old.sealed, previousUntil: sql`now() + ${PREVIOUS_GOOD_FOR}` })
    .where(mine)
    .returning()
  if (!row) throw notFound('trigger')
  return toCreatedTrigger(row, secret)
}
