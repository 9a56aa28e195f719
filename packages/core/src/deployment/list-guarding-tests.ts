import type { GuardingTest } from '@app/contract'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/**
 * The saved tests of agents, each with how its newest run ended. A run from before the steps were last changed tells
 * nothing of them. A warning met all that was expected, so it counts as passed.
 */
export async function listGuardingTests(
  { db, user }: Context,
  agentIds: readonly string[],
): Promise<(agentId: string) => GuardingTest[]> {
  if (agentIds.length === 0) return () => []
  const { rows } = await db.execute<{ agent_id: string; name: string; status: string | null }>(sql`
    select t.agent_id, t.name, r.status
    from agent_tests t
    join agents a on a.id = t.agent_id
    left join recipes v on v.agent_id = a.id and v.version = a.recipe_version
    left join lateral (
      select status from test_results
      where user_id = t.user_id and test_id = t.id and created_at >= coalesce(v.created_at, '-infinity')
      order by created_at desc, id desc limit 1) r on true
    where t.user_id = ${user.id} and t.agent_id = any(${sql.param([...agentIds])}::text[])
    order by t.created_at, t.id`)
  return (agentId) =>
    rows.filter((row) => row.agent_id === agentId).map(({ name, status }) => ({ name, state: stateOf(status) }))
}

const stateOf = (status: string | null): GuardingTest['state'] =>
  status === null ? 'not-run' : status === 'failed' ? 'failed' : 'passed'
