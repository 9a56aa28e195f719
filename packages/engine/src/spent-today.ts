import type { Transaction } from '@app/db'
import { sql } from 'drizzle-orm'
import type { Claim } from './claim-tasks.ts'

type Capped = Pick<Claim, 'agentId' | 'policy'>

/** How many actions each agent with a cap a day has used since midnight, UTC. */
export async function spentToday(tx: Transaction, claims: readonly Capped[]): Promise<(claim: Capped) => number> {
  const capped = claims.flatMap(({ agentId, policy }) => (agentId && policy.limits.actionsPerDay ? [agentId] : []))
  if (capped.length === 0) return () => 0
  const { rows } = await tx.execute<{ agent_id: string; spent: number }>(sql`
    select t.agent_id, count(*)::int as spent from tasks t join actions a on a.task_id = t.id
    where t.agent_id = any(${sql.param(capped)}::text[]) and a.created_at >= date_trunc('day', now(), 'UTC')
    group by t.agent_id`)
  const spent = new Map(rows.map((row) => [row.agent_id, row.spent]))
  return ({ agentId }) => spent.get(agentId ?? '') ?? 0
}

/** What an agent's cap a day leaves it. */
export const leftToday = ({ limits }: Claim['policy'], spent: number): number =>
  (limits.actionsPerDay ?? Number.MAX_SAFE_INTEGER) - spent
