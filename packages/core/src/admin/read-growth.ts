import type { MonthlyGrowth } from '@app/contract'
import type { Transaction } from '@app/db'
import { GROWTH_MONTHS } from '@app/spec'
import { sql } from 'drizzle-orm'

/** Month by month in UTC, oldest first and without gaps. Each month is a stretch of an index, counted where it lies. */
export async function readGrowth(tx: Transaction, mode: 'test' | 'live'): Promise<MonthlyGrowth[]> {
  const { rows } = await tx.execute<MonthlyGrowth & Record<string, unknown>>(sql`
    with months as (
      select starts at time zone 'UTC' as starts, (starts + interval '1 month') at time zone 'UTC' as ends,
        to_char(starts, 'YYYY-MM') as month
      from generate_series(date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${GROWTH_MONTHS - 1}),
        date_trunc('month', now() at time zone 'UTC'), interval '1 month') as starts)
    select month, joined.users, paid.revenue, acted.actions, acted.cost + asked.cost as cost
    from months,
      lateral (select count(*)::int as users from users where created_at >= starts and created_at < ends) as joined,
      lateral (select coalesce(sum(amount_cents), 0)::float as revenue from payments
        where mode = ${mode} and created_at >= starts and created_at < ends) as paid,
      lateral (select count(*)::int as actions, coalesce(sum(cost_cents), 0)::float as cost from actions
        where created_at >= starts and created_at < ends) as acted,
      lateral (select coalesce(sum(cost_cents), 0)::float as cost from model_uses
        where created_at >= starts and created_at < ends) as asked
    order by month`)
  return rows
}
