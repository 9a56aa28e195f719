import { type Database, outbox } from '@app/db'
import { newId } from '../new-id.ts'

/** Thrown to take back what was only tried. */
class TakenBack extends Error {}

/** Writes a mail into the outbox and takes it back before anybody sees it; throws where it cannot be written. */
export async function tryOutbox(db: Database, userId: string): Promise<void> {
  const id = newId()
  const written = db.asUser(userId, async (tx) => {
    await tx.insert(outbox).values({ id, userId, messageId: id, kind: 'draft', mail: {} })
    throw new TakenBack()
  })
  await written.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
}
