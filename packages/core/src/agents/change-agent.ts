import type { Agent, AgentChange } from '@app/contract'
import { agents } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { toAgent } from './to-agent.ts'

export async function changeAgent({ db, user }: Context, id: string, change: AgentChange): Promise<Agent> {
  // A field that was not sent is not in the statement; `undefined` would be, to the type checker.
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const [row] = await db
    .update(agents)
    .set({ ...given, updatedAt: sql`now()` })
    .where(and(eq(agents.id, id), eq(agents.userId, user.id)))
    .returning()
  if (!row) throw notFound('agent')
  return toAgent(row)
}
