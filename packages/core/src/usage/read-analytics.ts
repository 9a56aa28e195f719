import type { UserAnalytics } from '@app/contract'
import { allowances, progress } from '@app/db'
import { levelOf } from '@app/spec'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { thisMonth } from './meter.ts'

export async function readAnalytics({ db, user }: Context): Promise<UserAnalytics> {
  const [used] = await db
    .select({ actions: allowances.used })
    .from(allowances)
    .where(and(eq(allowances.userId, user.id), eq(allowances.month, thisMonth)))
  const [earned] = await db.select().from(progress).where(eq(progress.userId, user.id))
  const { xp = 0, startingXp = 0, startingLevel = 1 } = earned ?? {}
  return { actionsUsedThisMonth: used?.actions ?? 0, level: levelOf(xp, startingLevel, startingXp), xp }
}
