import { type Database, type PhoneCallRow, phoneCalls } from '@app/db'
import { and, eq } from 'drizzle-orm'

export const findCall = (db: Database, userId: string, id: string): Promise<PhoneCallRow | undefined> =>
  db.asUser(userId, async (tx) => {
    const mine = and(eq(phoneCalls.id, id), eq(phoneCalls.userId, userId))
    return (await tx.select().from(phoneCalls).where(mine))[0]
  })
