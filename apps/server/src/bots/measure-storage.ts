import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Asker, keyOf, type Measured } from '@app/core'
import { type HealthParts, measured } from './measured.ts'
import { trySome } from './try-some.ts'

const LIMIT_MS = 5_000
const BYTES = 1_024

/** A small file is written, read back the same, and removed. */
export async function measureStorage({ files }: HealthParts, user: Asker): Promise<Measured> {
  const roundTrip = async () => {
    const key = keyOf({ userId: user.id, taskId: 'health', id: randomUUID() })
    const bytes = randomBytes(BYTES)
    await files.put(key, bytes)
    try {
      const found = await files.get(key)
      if (!found || !bytes.equals(await buffer(found))) throw new Error('What was written is not what is there.')
    } finally {
      await files.remove([key])
    }
  }
  return measured('file-storage', await trySome(3, LIMIT_MS, roundTrip))
}
