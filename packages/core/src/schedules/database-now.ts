import { schedules, type Transaction } from '@app/db'
import { sql } from 'drizzle-orm'

/** schedules go by the database's clock, the one clock that all processes share. */
export async function databaseNow(tx: Transaction): Promise<Date> {
  const [row] = await tx.select({ now: sql`now()`.mapWith(schedules.nextAt) }).from(sql`(select 1) as once`)
  if (!(row?.now instanceof Date)) throw new Error('The database did not tell the time.')
  return row.now
}
