import type { DemoData } from '@app/contract'
import { actions, type Database, payments, type Transaction, tasks, users } from '@app/db'
import { eq, inArray } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'

/** The made-up accounts go with everything that is theirs; the log says that they were here. */
export function removeDemoData(db: Database, by: string): Promise<DemoData> {
  return db.asSystem(async (tx) => {
    const gone = await takeAway(tx)
    await recordAudit(tx, { actor: by, action: 'demo-data.removed', detail: gone })
    return gone
  })
}

export async function takeAway(tx: Transaction): Promise<DemoData> {
  const made = tx.select({ id: users.id }).from(users).where(eq(users.demo, true))
  const gone = {
    users: await tx.$count(users, eq(users.demo, true)),
    tasks: await tx.$count(tasks, inArray(tasks.userId, made)),
    actions: await tx.$count(actions, inArray(actions.userId, made)),
  }
  // Money outlives its account (it was paid); this was never paid.
  await tx.delete(payments).where(inArray(payments.userId, made))
  await tx.delete(users).where(eq(users.demo, true))
  return gone
}
