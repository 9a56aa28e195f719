import type { Me } from '@app/contract'
import { users } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { toMe } from './read-me.ts'

export async function renameAccount({ db, user }: Context, name: string): Promise<Me> {
  const [row] = await db.update(users).set({ name, updatedAt: sql`now()` }).where(eq(users.id, user.id)).returning()
  if (!row) throw notFound('account')
  return toMe(row)
}
