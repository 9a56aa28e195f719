import type { UserAnalytics } from '@app/contract'
import { progress } from '@app/db'
import { levelOf } from '@app/spec'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { readUsage } from './read-usage.ts'

export async function readAnalytics({ db, user }: Context): Promise<UserAnalytics> {
  const { used } = await readUsage(db, user.id)
  const [earned] = await db.select().from(progress).where(eq(progress.userId, user.id))
  const { xp = 0, startingXp = 0, startingLevel = 1 } = earned ?? {}
  return { actionsUsedThisMonth: used, level: levelOf(xp, startingLevel, startingXp), xp }
}
