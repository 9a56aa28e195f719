import type { UsageDay } from '@app/contract'
import { HAND_SECONDS_PER_ACTION } from '@app/spec'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'

/**
 * Day by day, in the user's time zone, oldest first and without gaps. A task counts on the day it was asked for; what was
 * called off and what was only rehearsed counts nowhere.
 */
export async function readHistory(ctx: Context, days: number): Promise<UsageDay[]> {
  const { timezone } = await readSettings(ctx)
  const { db, user } = ctx
  const { rows } = await db.execute<UsageDay & Record<string, unknown>>(sql`
    with zone as (select (now() at time zone ${timezone})::date as today),
    days as (select generate_series(today - ${days - 1}::int, today, interval '1 day')::date as day from zone),
    since as (select (min(day)::timestamp at time zone ${timezone}) as at from days),
    acted as (select (created_at at time zone ${timezone})::date as day, count(*) as actions, sum(cost_cents) as cents
      from actions where user_id = ${user.id} and created_at >= (select at from since) group by 1),
    asked as (select (created_at at time zone ${timezone})::date as day, sum(cost_cents) as spent
      from model_uses where user_id = ${user.id} and created_at >= (select at from since) group by 1),
    ended as (select (created_at at time zone ${timezone})::date as day,
        count(*) filter (where status = 'completed') as completed,
        count(*) filter (where status = 'failed') as failed,
        count(*) filter (where status = 'completed' and verdict = 'verified') as verified,
        sum(greatest(0, actions_used::bigint * ${HAND_SECONDS_PER_ACTION * 1_000} - coalesce(execution_ms, 0)))
          filter (where status = 'completed') as saved
      from tasks where user_id = ${user.id} and created_at >= (select at from since) and ended_at is not null
        and not dry_run and reason is distinct from 'cancelled' group by 1)
    select to_char(day, 'YYYY-MM-DD') as date, coalesce(actions, 0)::int as actions,
      (coalesce(cents, 0) + coalesce(spent, 0))::float as "costCents", coalesce(completed, 0)::int as completed, coalesce(failed, 0)::int as failed,
      coalesce(verified, 0)::int as verified, coalesce(saved, 0)::float as "savedMs"
    from days left join acted using (day) left join asked using (day) left join ended using (day) order by day`)
  return rows
}
