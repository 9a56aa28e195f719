import type { Agent } from '@app/contract'
import { agents } from '@app/db'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { measurePower } from './measure-power.ts'
import { toAgent } from './to-agent.ts'

export async function getAgent({ db, user }: Context, id: string): Promise<Agent> {
  const [row] = await db
    .select()
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.userId, user.id), isNull(agents.deletedAt)))
  if (!row) throw notFound('agent')
  return toAgent(row, (await measurePower(db, [id]))(id))
}
