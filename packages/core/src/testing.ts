import { type Database, events, users } from '@app/db'
import { testDatabase } from '@app/db/testing'
import { sql } from 'drizzle-orm'
import { afterAll, expect } from 'vitest'
import type { Asker, Context } from './context.ts'
import { newId } from './new-id.ts'

/** A database for one test file, dropped when the file is done. */
export async function fileDatabase(): Promise<Database> {
  const db = await testDatabase()
  afterAll(() => db.close())
  return db
}

/** A new user of one's own. */
export async function mintUser(db: Database, over: Partial<Asker> = {}): Promise<Asker> {
  const id = newId()
  const user: Asker = { id, name: 'Ada', email: `${id}@example.com`, role: 'user', ...over }
  await db.asSystem((tx) => tx.insert(users).values(user))
  return user
}

/** Does something as a user would: in their transaction, with their rows. */
export function actingAs(db: Database, user: Asker) {
  return <T>(work: (ctx: Context) => Promise<T>): Promise<T> => db.asUser(user.id, (tx) => work({ db: tx, user }))
}

/** Until readers of events see all of them: a long transaction of any test on the same cluster holds the newest back. */
export const eventsSettled = (db: Database): Promise<void> =>
  expect
    .poll(() => db.asSystem((tx) => tx.$count(events, sql`${events.tx} >= pg_snapshot_xmin(pg_current_snapshot())`)), {
      timeout: 25_000,
    })
    .toBe(0)
