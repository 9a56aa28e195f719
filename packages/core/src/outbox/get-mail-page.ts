import { outbox } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

/** A kept mail as a page, for the mails that have one. */
export async function getMailPage({ db, user }: Context, id: string): Promise<string> {
  const [row] = await db
    .select({ mail: outbox.mail })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.userId, user.id)))
  const html = row?.mail.html
  if (typeof html !== 'string') throw notFound('mail')
  return html
}
