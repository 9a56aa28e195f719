import type { Me } from '@app/contract'
import { type UserRow, users } from '@app/db'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

export async function readMe({ db, user }: Context): Promise<Me> {
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  if (!row) throw notFound('account')
  return toMe(row)
}

export function toMe({ id, name, email, role, twoFactorEnabled, emailVerified, createdAt }: UserRow): Me {
  return { id, name, email, role, twoFactorEnabled, emailVerified, createdAt: createdAt.toISOString() }
}
