import { browserProfiles, type Database } from '@app/db'
import { count, eq, sql } from 'drizzle-orm'
import { Fault } from '../fault.ts'
import { newId } from '../new-id.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { seal } from '../secrets/seal.ts'
import { Secret } from '../secrets/secret.ts'
import { type ProfileName, placeOf } from './place-of.ts'

const LARGEST = 2_000_000
const MOST = 100

/** A name that is taken gets the new contents. */
export async function keepProfile(
  db: Database,
  masterKeys: readonly MasterKey[],
  { userId, name }: ProfileName,
  text: string,
): Promise<void> {
  if (text.length > LARGEST) throw new Fault('invalid', 'This browser keeps too much to be stored as a profile.')
  await db.asUser(userId, async (tx) => {
    const sealed = await seal(tx, masterKeys, placeOf({ userId, name }), new Secret(text))
    const [kept] = await tx.select({ many: count() }).from(browserProfiles).where(eq(browserProfiles.userId, userId))
    if ((kept?.many ?? 0) >= MOST) throw new Fault('invalid', `There are ${MOST} browser profiles. Delete one first.`)
    await tx
      .insert(browserProfiles)
      .values({ id: newId(), userId, name, sealed })
      .onConflictDoUpdate({
        target: [browserProfiles.userId, browserProfiles.name],
        set: { sealed, updatedAt: sql`now()` },
      })
  })
}
