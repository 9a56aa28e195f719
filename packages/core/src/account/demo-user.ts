import { type Database, progress, users } from '@app/db'
import { DEMO_XP } from '@app/spec'
import type { Asker } from '../context.ts'

/** Decision 6: the one who asks where nobody signs in. Decision 5: level 15 with 24,750 XP to start from. */
export const DEMO_USER: Asker = { id: 'demo-user', name: 'Demo User', email: 'demo@example.com', role: 'admin' }

export function ensureDemoUser(db: Database): Promise<void> {
  return db.asSystem(async (tx) => {
    await tx.insert(users).values(DEMO_USER).onConflictDoNothing()
    await tx
      .insert(progress)
      .values({ userId: DEMO_USER.id, xp: DEMO_XP, startingXp: DEMO_XP, startingLevel: 15 })
      .onConflictDoNothing()
  })
}
