import { type Database, users } from '@app/db'
import { and, asc, eq, ne, not } from 'drizzle-orm'
import { DEMO_USER } from './demo-user.ts'

/** Any number will do, as long as every process takes the same. */
const NAMING = 7_202_604

/**
 * Decision 6: the first account of an installation is its administrator. One at a time, so that of many that sign up at
 * once one is first. Asked after each sign-up, so that one the process died in is made up for by the next.
 */
export function nameFirstAdministrator(db: Database): Promise<void> {
  const real = and(ne(users.id, DEMO_USER.id), not(users.demo))
  return db.asSystem(
    async (tx) => {
      if ((await tx.$count(users, and(real, eq(users.role, 'admin')))) > 0) return
      const [first] = await tx.select().from(users).where(real).orderBy(asc(users.createdAt), asc(users.id)).limit(1)
      if (first) await tx.update(users).set({ role: 'admin' }).where(eq(users.id, first.id))
    },
    { turn: NAMING },
  )
}
