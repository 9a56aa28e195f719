import type { Watch } from '@app/contract'
import { watches } from '@app/db'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { toWatch } from './to-watch.ts'

export async function listWatches({ db, user }: Context): Promise<Watch[]> {
  const rows = await db
    .select()
    .from(watches)
    .where(eq(watches.userId, user.id))
    .orderBy(desc(watches.createdAt), desc(watches.id))
  return rows.map(toWatch)
}
