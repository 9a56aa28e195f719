import type { Schedule, ScheduleBody } from '@app/contract'
import { schedules } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { newId } from '../new-id.ts'
import { databaseNow } from './database-now.ts'
import { readTimetable } from './read-timetable.ts'
import { toSchedule } from './to-schedule.ts'

/** One schedule an agent: what was there before gives way. */
export async function saveSchedule(ctx: Context, agentId: string, body: ScheduleBody): Promise<Schedule> {
  const { db, user } = ctx
  await getAgent(ctx, agentId)
  const now = await databaseNow(db)
  const next = readTimetable(body.cron, body.timezone)(now)
  if (!next) throw new Fault('invalid', `cron: "${body.cron}" never comes. Check the day and the month.`)
  const wanted = { ...body, nextAt: body.enabled ? next : null }
  const [row] = await db
    .insert(schedules)
    .values({ ...wanted, id: newId(), userId: user.id, agentId })
    .onConflictDoUpdate({
      target: schedules.agentId,
      set: { ...wanted, updatedAt: sql`now()` },
      setWhere: eq(schedules.userId, user.id),
    })
    .returning()
  if (!row) throw new Error('The database took a schedule and gave none back.')
  return toSchedule(row, now)
}
