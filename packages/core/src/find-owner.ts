import { type Transaction, users } from '@app/db'
import { eq } from 'drizzle-orm'
import type { Asker } from './context.ts'

/** In whose name something is done that nobody asked for just now; undefined where that account may do nothing. */
export async function findOwner(tx: Transaction, userId: string): Promise<Asker | undefined> {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId))
  if (!owner || owner.banned) return undefined
  const { id, name, email, role } = owner
  return { id, name, email, role }
}
