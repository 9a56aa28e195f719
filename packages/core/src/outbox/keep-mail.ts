import { type Database, outbox } from '@app/db'
import { newId } from '../new-id.ts'

export interface KeptMail {
  messageId: string
  kind: 'message' | 'draft'
  mail: Record<string, unknown>
}

/** A message with the same Message-ID takes the place of the first. */
export async function keepMail(db: Database, userId: string, { messageId, kind, mail }: KeptMail): Promise<void> {
  await db.asUser(userId, (tx) =>
    tx
      .insert(outbox)
      .values({ id: newId(), userId, messageId, kind, mail })
      .onConflictDoUpdate({ target: [outbox.userId, outbox.messageId], set: { kind, mail } }),
  )
}
