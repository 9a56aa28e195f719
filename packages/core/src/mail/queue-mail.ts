import { mails, type Transaction } from '@app/db'
import { GOVERNED_MAILS } from '@app/spec'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { newId } from '../new-id.ts'
import type { MailContent } from './mail-values.ts'
import { readRecipient } from './read-recipient.ts'

export type NewMail = MailContent & {
  userId: string
  /** What it is about: a second mail with the same key is not written. */
  key: string
}

/**
 * Of one kind, to one person. An agent that fails every minute, or a stranger who asks for somebody's new password again
 * and again, fills no letter box: what happened can be seen in the product.
 */
const MOST_AN_HOUR = 10

/** Writes a mail down in the transaction of what it tells of; a worker sends it. Says whether it was written. */
export async function queueMail(tx: Transaction, { userId, kind, key, values }: NewMail): Promise<boolean> {
  const recipient = await readRecipient(tx, userId)
  if (!recipient || (GOVERNED_MAILS.includes(kind) && !recipient.wantsNews)) return false
  if (kind !== 'receipt' && (await countLately(tx, userId, kind)) >= MOST_AN_HOUR) return false
  const written = await tx
    .insert(mails)
    .values({ id: newId(), userId, kind, key, values: { ...values } })
    .onConflictDoNothing({ target: [mails.userId, mails.key] })
    .returning({ id: mails.id })
  return written.length > 0
}

async function countLately(tx: Transaction, userId: string, kind: NewMail['kind']): Promise<number> {
  const lately = and(
    eq(mails.userId, userId),
    eq(mails.kind, kind),
    gt(mails.createdAt, sql`now() - interval '1 hour'`),
  )
  const [row] = await tx.select({ mails: count() }).from(mails).where(lately)
  return row?.mails ?? 0
}
