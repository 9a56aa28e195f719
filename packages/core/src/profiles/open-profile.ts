import { browserProfiles, type Database } from '@app/db'
import { and, eq } from 'drizzle-orm'
import { Fault } from '../fault.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { unseal } from '../secrets/seal.ts'
import { type ProfileName, placeOf } from './place-of.ts'

export function openProfile(
  db: Database,
  masterKeys: readonly MasterKey[],
  { userId, name }: ProfileName,
): Promise<string> {
  return db.asUser(userId, async (tx) => {
    const [row] = await tx
      .select({ sealed: browserProfiles.sealed })
      .from(browserProfiles)
      .where(and(eq(browserProfiles.userId, userId), eq(browserProfiles.name, name)))
    if (!row)
      throw new Fault('not-found', `There is no browser profile "${name}". Keep one with browser.remember first.`)
    return (await unseal(tx, masterKeys, placeOf({ userId, name }), row.sealed)).reveal()
  })
}
