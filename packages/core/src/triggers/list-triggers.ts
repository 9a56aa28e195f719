import type { Trigger } from '@app/contract'
import { triggers } from '@app/db'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { toTrigger } from './to-trigger.ts'

export async function listTriggers({ db, user }: Context): Promise<Trigger[]> {
  const rows = await db
    .select()
    .from(triggers)
    .where(eq(triggers.userId, user.id))
    .orderBy(desc(triggers.createdAt), desc(triggers.id))
  return rows.map(toTrigger)
}
