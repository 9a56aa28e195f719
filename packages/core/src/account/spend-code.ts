import { createHash } from 'node:crypto'
import { type Database, spentCodes } from '@app/db'

/** Longer than any one-time code is good for; a backup code is off the library's list by then. */
export const CODE_KEPT_MINUTES = 10

/** Whether nobody has shown this code for this account a moment ago. The row is the claim, so one of many at once has it. */
export async function spendCode(db: Database, userId: string, code: string): Promise<boolean> {
  const codeHash = createHash('sha256').update(`${userId} ${code}`).digest('hex')
  const claimed = await db.asUser(userId, (tx) =>
    tx
      .insert(spentCodes)
      .values({ codeHash, userId })
      .onConflictDoNothing()
      .returning({ codeHash: spentCodes.codeHash }),
  )
  return claimed.length > 0
}
