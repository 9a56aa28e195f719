import type { Done } from '@app/contract'
import { schedules } from '@app/db'
import { and, eq } from 'drizzle-orm'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { noSchedule } from './get-schedule.ts'

export async function deleteSchedule(ctx: Context, agentId: string): Promise<Done> {
  const { db, user } = ctx
  await getAgent(ctx, agentId)
  const gone = await db
    .delete(schedules)
    .where(and(eq(schedules.agentId, agentId), eq(schedules.userId, user.id)))
    .returning({ id: schedules.id })
  if (gone.length === 0) throw noSchedule()
  return { ok: true }
}
