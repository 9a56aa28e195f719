import type { Done, PushAddress } from '@app/contract'
import { pushAddresses } from '@app/db'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** More browsers than anybody carries; the longest known makes room. */
const MOST = 10

export async function subscribePush({ db, user }: Context, { endpoint, keys }: PushAddress): Promise<Done> {
  await db
    .insert(pushAddresses)
    .values({ endpoint, userId: user.id, ...keys })
    .onConflictDoUpdate({ target: [pushAddresses.userId, pushAddresses.endpoint], set: keys })
  const beyond = await db
    .select({ endpoint: pushAddresses.endpoint })
    .from(pushAddresses)
    .where(eq(pushAddresses.userId, user.id))
    .orderBy(desc(pushAddresses.createdAt))
    .offset(MOST)
  if (beyond.length > 0)
    await db.delete(pushAddresses).where(
      and(
        eq(pushAddresses.userId, user.id),
        inArray(
          pushAddresses.endpoint,
          beyond.map((one) => one.endpoint),
        ),
      ),
    )
  return { ok: true }
}

export async function unsubscribePush({ db, user }: Context, endpoint: string): Promise<Done> {
  await db.delete(pushAddresses).where(and(eq(pushAddresses.endpoint, endpoint), eq(pushAddresses.userId, user.id)))
  return { ok: true }
}
