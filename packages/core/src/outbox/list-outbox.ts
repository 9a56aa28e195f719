import { OutboxMail } from '@app/contract'
import { outbox } from '@app/db'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'

const MOST = 100
/** As it was kept; what a later version adds is not shown by an earlier one. */
const Mail = OutboxMail.omit({ id: true, kind: true, page: true, createdAt: true }).strip()

export async function listOutbox({ db, user }: Context): Promise<OutboxMail[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(eq(outbox.userId, user.id))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MOST)
  return rows.map(({ id, kind, mail, createdAt }) => ({
    id,
    kind,
    ...Mail.parse(mail),
    page: typeof mail.html === 'string',
    createdAt: createdAt.toISOString(),
  }))
}
