import type { Transaction } from '@app/db'
import { POWER_LEVEL_TASKS } from '@app/spec'
import { sql } from 'drizzle-orm'

/**
 * How well agents have done lately, in percent: a task that was completed and proven counts whole, one that was
 * completed without proof counts half. Who has done nothing yet has no power.
 */
export async function measurePower(db: Transaction, agentIds: readonly string[]): Promise<(id: string) => number> {
  if (agentIds.length === 0) return () => 0
  const { rows } = await db.execute<{ id: string; power: number }>(sql`
    select a.id, round(100 * avg(case when t.status <> 'completed' then 0 when t.verdict = 'verified' then 1 else 0.5 end))::int as power
    from unnest(${sql.param([...agentIds])}::text[]) as a(id)
    cross join lateral (
      select status, verdict from tasks
      where agent_id = a.id and ended_at is not null and not dry_run and reason is distinct from 'cancelled'
      order by created_at desc, id desc limit ${POWER_LEVEL_TASKS}) t
    group by a.id`)
  const levels = new Map(rows.map(({ id, power }) => [id, power]))
  return (id) => levels.get(id) ?? 0
}
