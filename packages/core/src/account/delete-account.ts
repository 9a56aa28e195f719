import type { Done } from '@app/contract'
import { dataKeys, users } from '@app/db'
import { and, count, eq, ne, not } from 'drizzle-orm'
import type { Asker, Context } from '../context.ts'
import { Fault } from '../fault.ts'

/** Before anything is ended for an account: whether it may be deleted at all, and is meant. */
export function refuseDeletion(user: Asker, confirm: string, isLastAdministrator: boolean): void {
  if (confirm.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw new Fault('invalid', `confirm: type your e-mail address, ${user.email}, to delete the account.`)
  }
  if (user.role === 'admin' && isLastAdministrator) {
    throw new Fault(
      'conflict',
      'You are the only administrator and other accounts exist. Make somebody else administrator first.',
    )
  }
}

/** Deletes the user and, by the tables' own rules, everything they own; without its data key no backup can be read. */
export async function deleteAccount({ db, user }: Context): Promise<Done> {
  await db.delete(dataKeys).where(eq(dataKeys.ownerId, user.id))
  await db.delete(users).where(eq(users.id, user.id))
  return { ok: true }
}

export async function wouldBeWithoutAdministrator(db: Context['db'], userId: string): Promise<boolean> {
  const others = and(ne(users.id, userId), not(users.demo))
  const [all] = await db.select({ users: count() }).from(users).where(others)
  const [admins] = await db
    .select({ users: count() })
    .from(users)
    .where(and(others, eq(users.role, 'admin')))
  return (all?.users ?? 0) > 0 && (admins?.users ?? 0) === 0
}
