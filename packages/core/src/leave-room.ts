import { users } from '@app/db'
import { count, eq } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'
import { Fault, notFound } from './fault.ts'

/** Before one more is made: refuses when the asker has as many as anyone may. */
export async function leaveRoom(
  { db, user }: Context,
  table: PgTable & { userId: AnyPgColumn },
  nouns: string,
  most: number,
): Promise<void> {
  // Under the owner's row: two requests at once cannot both take the last place.
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
  if (!owner) throw notFound('account')
  const [have] = await db
    .select({ number: count() })
    .from(table as PgTable)
    .where(eq(table.userId, user.id))
  if ((have?.number ?? 0) < most) return
  throw new Fault(
    'conflict',
    `You have ${most} ${nouns}, which is the most there can be. Delete one you no longer need.`,
  )
}
