import { type Database, type ScheduleRow, schedules, type Transaction } from '@app/db'
import { and, eq, lte, sql } from 'drizzle-orm'
import { executeAgent } from '../agents/execute-agent.ts'
import { Fault } from '../fault.ts'
import { findOwner } from '../find-owner.ts'
import { databaseNow } from './database-now.ts'
import { tellDidNotRun } from './did-not-run.ts'
import { readTimetable } from './read-timetable.ts'

/** Later than this it was missed rather than late. */
const LATE_MS = 5 * 60_000
const AWAY = 'Nothing was running at that time.'

/**
 * Fires one schedule if it is due. The lock, the task and the next time are one transaction, and the task is keyed by the
 * time it was due: however many workers try, each due time runs once.
 */
export function fireSchedule(db: Database, id: string, at?: Date): Promise<boolean> {
  return db.asSystem(async (tx) => {
    const now = at ?? (await databaseNow(tx))
    const due = and(eq(schedules.id, id), schedules.enabled, lte(schedules.nextAt, now))
    const [schedule] = await tx.select().from(schedules).where(due).for('update', { skipLocked: true })
    if (!schedule?.nextAt) return false
    // From here on only the owner's rows exist.
    await tx.execute(sql`select set_config('app.user_id', ${schedule.userId}, true)`)
    const lastTaskId = await run(tx, schedule, schedule.nextAt, now)
    const nextAt = readTimetable(schedule.cron, schedule.timezone)(now) ?? null
    await tx
      .update(schedules)
      .set({ nextAt, lastAt: now, ...(lastTaskId ? { lastTaskId } : {}) })
      .where(eq(schedules.id, id))
    return true
  })
}

/** Starts the agent, or says why not. */
async function run(tx: Transaction, schedule: ScheduleRow, due: Date, now: Date): Promise<string | undefined> {
  const missed = now.getTime() - due.getTime() > LATE_MS
  if (missed && schedule.misfire === 'skip') {
    await tellDidNotRun(tx, schedule, due, { why: `${AWAY} The next run is as planned.` })
    return undefined
  }
  // What a refused start had already written goes; the alert about it and the next time stay.
  await tx.execute(sql`savepoint before_start`)
  try {
    const taskId = await start(tx, schedule, due)
    if (missed) await tellDidNotRun(tx, schedule, due, { why: `${AWAY} One run makes up for it now.`, taskId })
    return taskId
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await tx.execute(sql`rollback to savepoint before_start`)
    await tellDidNotRun(tx, schedule, due, { why: error.message, lasting: true })
    return undefined
  }
}

async function start(tx: Transaction, { id, agentId, userId }: ScheduleRow, due: Date): Promise<string> {
  const user = await findOwner(tx, userId)
  if (!user) throw new Fault('forbidden', 'This account is suspended.')
  const requestKey = `schedule:${id}:${due.toISOString()}`
  const task = await executeAgent({ db: tx, user }, agentId, { requestKey, origin: 'schedule' })
  return task.id
}
