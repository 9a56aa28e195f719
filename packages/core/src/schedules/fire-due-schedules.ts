import { agents, type Database, schedules } from '@app/db'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { fireSchedule } from './fire-schedule.ts'

const BATCH = 500
/** At the full hour many are due at once; a few at a time leave connections for everybody else. */
const LANES = 4

/** Fires what is due and tells how many it were. One that cannot be fired keeps nobody else's from running. */
export async function fireDueSchedules(db: Database, now?: Date): Promise<number> {
  const ids = await listDue(db, now)
  const failures: unknown[] = []
  let fired = 0
  const lane = async () => {
    for (let id = ids.shift(); id; id = ids.shift()) {
      const done = await fireSchedule(db, id, now).catch((error: unknown) => void failures.push(error))
      if (done) fired += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} due schedules could not be fired.`)
  return fired
}

function listDue(db: Database, now?: Date): Promise<string[]> {
  return db.asSystem(async (tx) => {
    const due = await tx
      .select({ id: schedules.id })
      .from(schedules)
      .innerJoin(agents, and(eq(agents.id, schedules.agentId), isNull(agents.deletedAt)))
      .where(and(schedules.enabled, lte(schedules.nextAt, now ?? sql`now()`)))
      .orderBy(asc(schedules.nextAt))
      .limit(BATCH)
    return due.map(({ id }) => id)
  })
}
