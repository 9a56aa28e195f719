import type { FeatureFlag } from '@app/contract'
import { type Database, featureFlags } from '@app/db'
import type { Flag } from '@app/spec'
import { recordAudit } from '../audit/record-audit.ts'

export async function setFlag(
  db: Database,
  actor: string,
  { name, on }: { name: Flag; on: boolean },
): Promise<FeatureFlag> {
  const updatedAt = new Date()
  await db.asSystem(async (tx) => {
    await tx
      .insert(featureFlags)
      .values({ name, on, updatedAt })
      .onConflictDoUpdate({ target: featureFlags.name, set: { on, updatedAt } })
    await recordAudit(tx, { actor, action: 'flag.set', subject: name, detail: { on } })
  })
  return { name, on, updatedAt: updatedAt.toISOString() }
}
