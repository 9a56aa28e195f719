import { testSuites } from '@app/db'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import type { MeasuredHealth } from './judge-health.ts'

export async function keepSuite(
  { db, user }: Context,
  overallScore: number,
  systemHealth: MeasuredHealth[],
): Promise<void> {
  await db.insert(testSuites).values({ id: newId(), userId: user.id, overallScore, systemHealth })
}
