import { hkdfSync } from 'node:crypto'

/** One of `MASTER_KEYS`: 32 bytes under a name. The first of the list wraps, all of them unwrap. */
export interface MasterKey {
  id: string
  bytes: Buffer
}

/** The wrapping key, set apart from whatever else may one day be derived from the same bytes. */
export function wrappingKey(masterKeys: readonly MasterKey[], id: string): Buffer | undefined {
  const master = masterKeys.find((key) => key.id === id)
  return master && Buffer.from(hkdfSync('sha256', master.bytes, '', 'wrap data keys', 32))
}

export function firstKey(masterKeys: readonly MasterKey[]): MasterKey {
  const [first] = masterKeys
  if (!first) throw new Error('There is no master key.')
  return first
}
