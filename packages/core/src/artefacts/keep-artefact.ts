import type { Artefact } from '@app/contract'
import { type ArtefactRow, artefacts, type Database, type Transaction } from '@app/db'
import { and, eq } from 'drizzle-orm'
import { newId } from '../new-id.ts'
import { toFileName } from './file-name.ts'
import { toFileType } from './file-type.ts'
import { type Files, keyOf } from './files.ts'
import { toArtefact } from './to-artefact.ts'

/** A file as a tool hands it over. */
export interface NewFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** Which step of whose task it comes from. */
export interface Origin {
  userId: string
  taskId: string
  position: number
}

/** bytes first, then the row; bytes whose row never came are swept. The same file of the same step is kept once. */
export async function keepArtefact(
  { db, files }: { db: Database; files: Files },
  origin: Origin,
  file: NewFile,
): Promise<Artefact> {
  const id = newId()
  const key = keyOf({ ...origin, id })
  const name = toFileName(file.name)
  const stored = await files.put(key, file.bytes)
  const row = { ...origin, ...stored, id, name, type: toFileType(file.type, file.bytes.subarray(0, 16)) }
  try {
    const kept = await db.asUser(origin.userId, (tx) => keepOnce(tx, row))
    if (kept.id !== id) await files.remove([key])
    return toArtefact(kept)
  } catch (error) {
    await files.remove([key]).catch(() => undefined)
    throw error
  }
}

/** A step that is taken again after a failed attempt hands over the same file again. */
async function keepOnce(tx: Transaction, row: typeof artefacts.$inferInsert): Promise<ArtefactRow> {
  const { userId, taskId, position, name, sha256 } = row
  const same = { userId, taskId, position, name, sha256 }
  const conditions = Object.entries(same).map(([column, value]) => eq(artefacts[column as keyof typeof same], value))
  const [before] = await tx
    .select()
    .from(artefacts)
    .where(and(...conditions))
  if (before) return before
  const [kept] = await tx.insert(artefacts).values(row).returning()
  if (!kept) throw new Error('An artefact was written and did not come back.')
  return kept
}
