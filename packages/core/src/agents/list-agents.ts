import type { Agent } from '@app/contract'
import { agents } from '@app/db'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { measurePower } from './measure-power.ts'
import { toAgent } from './to-agent.ts'

export async function listAgents({ db, user }: Context): Promise<Agent[]> {
  const rows = await db
    .select()
    .from(agents)
    .where(and(eq(agents.userId, user.id), isNull(agents.deletedAt)))
    .orderBy(desc(agents.createdAt), desc(agents.id))
  const powerOf = await measurePower(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toAgent(row, powerOf(row.id)))
}
