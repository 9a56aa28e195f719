import { randomBytes } from 'node:crypto'
import { dataKeys, type Transaction } from '@app/db'
import { eq } from 'drizzle-orm'
import { decrypt, encrypt } from './cipher.ts'
import { firstKey, type MasterKey, wrappingKey } from './master-keys.ts'

/** The owner's data key, made at first need. */
export async function getDataKey(db: Transaction, masterKeys: readonly MasterKey[], ownerId: string): Promise<Buffer> {
  const [row] = await db.select().from(dataKeys).where(eq(dataKeys.ownerId, ownerId))
  if (row) return unwrapDataKey(masterKeys, row)
  const fresh = wrapDataKey(masterKeys, ownerId, randomBytes(32))
  await db.insert(dataKeys).values(fresh).onConflictDoNothing()
  // Whoever came first wins; both read the same row.
  const [kept] = await db.select().from(dataKeys).where(eq(dataKeys.ownerId, ownerId))
  if (!kept) throw new Error('A data key was written and is not there.')
  return unwrapDataKey(masterKeys, kept)
}

export function wrapDataKey(masterKeys: readonly MasterKey[], ownerId: string, dataKey: Buffer) {
  const { id } = firstKey(masterKeys)
  const kek = wrappingKey(masterKeys, id)
  if (!kek) throw new Error('The first master key cannot be derived from.')
  return { ownerId, masterKeyId: id, wrapped: encrypt(kek, dataKey, `data-key|${ownerId}|${id}`) }
}

export function unwrapDataKey(
  masterKeys: readonly MasterKey[],
  row: { ownerId: string; masterKeyId: string; wrapped: string },
): Buffer {
  const kek = wrappingKey(masterKeys, row.masterKeyId)
  if (!kek) throw new WrongMasterKey(row.masterKeyId)
  try {
    return decrypt(kek, row.wrapped, `data-key|${row.ownerId}|${row.masterKeyId}`)
  } catch {
    throw new WrongMasterKey(row.masterKeyId)
  }
}

/** S-31: existing data was sealed under another key. Going on with a new one would lose it silently. */
export class WrongMasterKey extends Error {
  constructor(id: string) {
    super(
      `Stored secrets were sealed with the master key "${id}", and MASTER_KEYS does not hold that key (or holds another value under its name). ` +
        'Put the old key back, behind the new one if you are rotating, and run `npm run rotate-keys` before you remove it.',
    )
    this.name = 'WrongMasterKey'
  }
}
