import { type Database, phoneCalls, phoneTexts } from '@app/db'
import { sql } from 'drizzle-orm'
import { newId } from '../new-id.ts'

export interface KeptCall extends Record<string, unknown> {
  id: string
  to: string
  simulated: boolean
}

/** A call as it stands now: it is kept again with every turn. */
export async function keepCall(db: Database, userId: string, call: KeptCall): Promise<void> {
  const { id, to, simulated } = call
  await db.asUser(userId, (tx) =>
    tx
      .insert(phoneCalls)
      .values({ id, userId, to, simulated, record: call })
      .onConflictDoUpdate({ target: phoneCalls.id, set: { record: call, updatedAt: sql`now()` } }),
  )
}

export async function keepText(
  db: Database,
  userId: string,
  { to, text }: { to: string; text: string },
): Promise<void> {
  await db.asUser(userId, (tx) => tx.insert(phoneTexts).values({ id: newId(), userId, to, text }))
}
