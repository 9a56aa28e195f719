import { withConnection } from './connect.ts'
import { type Database, openDatabase } from './open.ts'
import { makeTestDatabase, migrationsFolder } from './testing.ts'

export interface ClockedDatabase extends Database {
  /** From now on it is this time. */
  turn(to: Date): Promise<void>
}

/**
 * A database whose clock only tests move: a `now()` of our own is found before PostgreSQL's. Months pass in it in a
 * millisecond, and what asks the database's clock notices nothing.
 */
export async function clockedDatabase(now: Date): Promise<ClockedDatabase> {
  const { url, drop } = await makeTestDatabase()
  const query = (text: string) => withConnection(url, (client) => client.query(text))
  const at = (time: Date) => `'${time.toISOString()}'::timestamptz`
  await query(`
    create schema clock;
    create table clock.hand (at timestamptz not null);
    insert into clock.hand values (${at(now)});
    create function clock.now() returns timestamptz language sql stable as 'select at from clock.hand';
    grant usage on schema clock to public;
    grant select on clock.hand to public;
    alter database ${new URL(url).pathname.slice(1)} set search_path = public, clock, pg_catalog`)
  const database = await openDatabase({ url, migrationsFolder })
  return {
    ...database,
    turn: async (to) => {
      await query(`update clock.hand set at = ${at(to)}`)
    },
    close: async () => {
      await database.close()
      await drop()
    },
  }
}
