import type { AdminUser, ModelMonth } from '@app/contract'
import { type Database, modelCaps, users } from '@app/db'
import { eq } from 'drizzle-orm'
import { selectUsers } from '../admin/list-users.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { readModelMonth } from './read-model-month.ts'

/** How much one's own models may cost in a month; null is no limit. */
export async function setModelCap(ctx: Context, ownCents: number | null): Promise<ModelMonth> {
  await ctx.db
    .insert(modelCaps)
    .values({ userId: ctx.user.id, ownCents })
    .onConflictDoUpdate({ target: modelCaps.userId, set: { ownCents } })
  return readModelMonth(ctx)
}

interface GivenCap {
  userId: string
  givenCents: number | null
  /** Who says so. */
  by: string
}

/** The same for somebody else, by an administrator. */
export function giveModelCap(db: Database, { userId, givenCents, by }: GivenCap): Promise<AdminUser> {
  return db.asSystem(async (tx) => {
    if ((await tx.$count(users, eq(users.id, userId))) === 0) throw notFound('account')
    await recordAudit(tx, { actor: by, action: 'model-cap.set', subject: userId, detail: { givenCents } })
    await tx
      .insert(modelCaps)
      .values({ userId, givenCents })
      .onConflictDoUpdate({ target: modelCaps.userId, set: { givenCents } })
    const [after] = await selectUsers(tx, eq(users.id, userId), 1)
    if (!after) throw notFound('account')
    return after
  })
}
