import { type Database, type OutboxRow, outbox } from '@app/db'
import { and, desc, eq } from 'drizzle-orm'

const MOST = 100

export const findMail = (db: Database, userId: string, messageId: string): Promise<OutboxRow | undefined> =>
  db.asUser(userId, async (tx) => {
    const mine = and(eq(outbox.userId, userId), eq(outbox.messageId, messageId))
    return (await tx.select().from(outbox).where(mine))[0]
  })

export const findMails = (db: Database, userId: string): Promise<OutboxRow[]> =>
  db.asUser(userId, (tx) =>
    tx.select().from(outbox).where(eq(outbox.userId, userId)).orderBy(desc(outbox.createdAt)).limit(MOST),
  )
