import { type Database, users } from '@app/db'
import { testDatabase } from '@app/db/testing'
import { afterAll } from 'vitest'
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
