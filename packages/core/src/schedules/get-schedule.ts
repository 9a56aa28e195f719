import type { Schedule } from '@app/contract'
import { schedules } from '@app/db'
import { and, eq } from 'drizzle-orm'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { databaseNow } from './database-now.ts'
import { toSchedule } from './to-schedule.ts'

export const noSchedule = () => new Fault('not-found', 'This agent has no schedule. Set one to have it run by itself.')

export async function getSchedule(ctx: Context, agentId: string): Promise<Schedule | null> {
  const { db, user } = ctx
  await getAgent(ctx, agentId)
  const [row] = await db
    .select()
    .from(schedules)
    .where(and(eq(schedules.agentId, agentId), eq(schedules.userId, user.id)))
  return row ? toSchedule(row, await databaseNow(db)) : null
}
