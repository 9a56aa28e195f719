import type { FeatureFlag } from '@app/contract'
import { type Database, featureFlags } from '@app/db'
import { FLAGS } from '@app/spec'

/** Every flag there is; on where nobody has said otherwise. */
export async function listFlags(db: Database): Promise<FeatureFlag[]> {
  const rows = await db.asSystem((tx) => tx.select().from(featureFlags))
  const said = new Map(rows.map((row) => [row.name, row]))
  return FLAGS.map((name) => ({
    name,
    on: said.get(name)?.on ?? true,
    updatedAt: said.get(name)?.updatedAt.toISOString() ?? null,
  }))
}
