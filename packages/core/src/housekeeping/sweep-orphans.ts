import { artefacts, type Database } from '@app/db'
import { inArray } from 'drizzle-orm'
import type { Files } from '../artefacts/files.ts'

/** Longer than any file takes from its first byte to its row. */
const OLD_MS = 24 * 60 * 60_000
const AT_ONCE = 500

/** removes files that belong to nothing: left by a crash between bytes and row, or by an account that is gone. */
export async function sweepOrphans(db: Database, files: Files, signal?: AbortSignal): Promise<number> {
  let removed = 0
  let old: string[] = []
  for await (const { key, changedAt } of files.list('')) {
    if (signal?.aborted) return removed
    if (Date.now() - changedAt.getTime() > OLD_MS) old.push(key)
    if (old.length < AT_ONCE) continue
    removed += await removeOrphansAmong(db, files, old)
    old = []
  }
  return removed + (await removeOrphansAmong(db, files, old))
}

async function removeOrphansAmong(db: Database, files: Files, keys: string[]): Promise<number> {
  if (keys.length === 0) return 0
  const ids = keys.map((key) => key.split('/')[2] ?? '')
  const rows = await db.asSystem((tx) =>
    tx.select({ id: artefacts.id }).from(artefacts).where(inArray(artefacts.id, ids)),
  )
  const owned = new Set(rows.map(({ id }) => id))
  const orphans = keys.filter((_, index) => !owned.has(ids[index] ?? ''))
  await files.remove(orphans)
  return orphans.length
}
