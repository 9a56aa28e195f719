import { type Database, phoneCalls } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import { notFound } from '../fault.ts'

type CallState = Record<string, unknown>

/** By its id alone: who asks is the phone service, which knows no users. Two callbacks at once take turns. */
export async function changeCall(db: Database, id: string, change: (record: CallState) => CallState): Promise<void> {
  await db.asSystem(async (tx) => {
    const [found] = await tx.select().from(phoneCalls).where(eq(phoneCalls.id, id)).for('update')
    if (!found) throw notFound('call')
    const record = change(found.record)
    await tx.update(phoneCalls).set({ record, updatedAt: sql`now()` }).where(eq(phoneCalls.id, id))
  })
}
