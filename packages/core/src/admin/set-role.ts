import type { AdminUser } from '@app/contract'
import { type Database, type Transaction, users } from '@app/db'
import { and, eq, ne } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import { Fault, notFound } from '../fault.ts'
import { selectUsers } from './list-users.ts'

export interface RoleChange {
  userId: string
  role: AdminUser['role']
  /** Who says so. */
  by: string
}

/** One administrator always stays. The audit log takes one at a time, so two cannot demote each other. */
export function setRole(db: Database, { userId, role, by }: RoleChange): Promise<AdminUser> {
  return db.asSystem(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, userId))
    if (!before) throw notFound('account')
    if (before.demo) throw new Fault('conflict', 'This account is demo data: nobody can sign in with it.')
    if (before.role !== role) await change(tx, { userId, role, by })
    const [after] = await selectUsers(tx, eq(users.id, userId), 1)
    if (!after) throw notFound('account')
    return after
  })
}

async function change(tx: Transaction, { userId, role, by }: RoleChange): Promise<void> {
  await recordAudit(tx, { actor: by, action: 'role.set', subject: userId, detail: { role } })
  const others = and(eq(users.role, 'admin'), ne(users.id, userId), eq(users.banned, false))
  if (role !== 'admin' && (await tx.$count(users, others)) === 0)
    throw new Fault('conflict', 'This is the only administrator. Make somebody else administrator first.')
  await tx.update(users).set({ role, updatedAt: new Date() }).where(eq(users.id, userId))
}
