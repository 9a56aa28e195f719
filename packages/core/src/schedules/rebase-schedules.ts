import { type Database, schedules } from '@app/db'
import { and, eq, gt } from 'drizzle-orm'
import { databaseNow } from './database-now.ts'
import { readTimetable } from './read-timetable.ts'

/**
 * Where the database's clock was ahead and has been set back, what fired meanwhile waits for a time far off: its next
 * time is reckoned anew. A due time that has already had its run keeps it, for the task is keyed by that time.
 */
export function rebaseSchedules(db: Database, at?: Date): Promise<number> {
  return db.asSystem(async (tx) => {
    const now = at ?? (await databaseNow(tx))
    const ahead = and(schedules.enabled, gt(schedules.lastAt, now))
    const rows = await tx.select().from(schedules).where(ahead).for('update', { skipLocked: true })
    for (const { id, cron, timezone } of rows) {
      const nextAt = readTimetable(cron, timezone)(now) ?? null
      await tx.update(schedules).set({ nextAt, lastAt: now }).where(eq(schedules.id, id))
    }
    return rows.length
  })
}
