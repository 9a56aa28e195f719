import type { DeployedBot } from '@app/contract'
import type { TaskStatus } from '@app/spec'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** The newest run of each agent, tests left out. */
export async function findLastRuns(
  { db }: Context,
  agentIds: readonly string[],
): Promise<(agentId: string) => DeployedBot['lastRun']> {
  if (agentIds.length === 0) return () => null
  const { rows } = await db.execute<{
    agent_id: string
    id: string
    status: TaskStatus
    created_at: Date | string
  }>(sql`
    select a.id as agent_id, t.id, t.status, t.created_at
    from unnest(${sql.param([...agentIds])}::text[]) as a(id)
    cross join lateral (
      select id, status, created_at from tasks where agent_id = a.id and origin <> 'test'
      order by created_at desc, id desc limit 1) t`)
  return (agentId) => {
    const row = rows.find((one) => one.agent_id === agentId)
    return row ? { id: row.id, status: row.status, createdAt: new Date(row.created_at).toISOString() } : null
  }
}
