import { type Database, dataKeys } from '@app/db'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { unwrapDataKey, wrapDataKey } from './data-key.ts'
import { firstKey, type MasterKey } from './master-keys.ts'

/** Small enough that no row is locked for long while the product runs. */
const BATCH = 100

/**
 * S-31: wraps every data key with the first master key. What the data keys seal stays as it is, so this is quick, runs
 * beside a working product, and continues where it was stopped.
 */
export async function rotateKeys(db: Database, masterKeys: readonly MasterKey[]): Promise<{ rotated: number }> {
  const { id } = firstKey(masterKeys)
  let rotated = 0
  for (let after = ''; ; ) {
    const batch = await db.asSystem(async (tx) => {
      const rows = await tx
        .select()
        .from(dataKeys)
        .where(and(ne(dataKeys.masterKeyId, id), gt(dataKeys.ownerId, after)))
        .orderBy(asc(dataKeys.ownerId))
        .limit(BATCH)
        .for('update')
      for (const row of rows) {
        const wrapped = wrapDataKey(masterKeys, row.ownerId, unwrapDataKey(masterKeys, row))
        await tx.update(dataKeys).set(wrapped).where(eq(dataKeys.ownerId, row.ownerId))
      }
      return rows
    })
    const last = batch.at(-1)
    if (!last) return { rotated }
    rotated += batch.length
    after = last.ownerId
  }
}
