import type { TestDay } from '@app/contract'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { refuseUnknownBot } from './list-test-results.ts'

const DAYS = 30

/** Day by day, in the user's time zone, oldest first and without gaps. */
export async function readTrend(ctx: Context, botId: string | undefined): Promise<TestDay[]> {
  if (botId !== undefined) await refuseUnknownBot(ctx, botId)
  const { timezone } = await readSettings(ctx)
  const { rows } = await ctx.db.execute<TestDay & Record<string, unknown>>(sql`
    with zone as (select (now() at time zone ${timezone})::date as today),
    days as (select generate_series(today - ${DAYS - 1}::int, today, interval '1 day')::date as day from zone),
    told as (select (created_at at time zone ${timezone})::date as day, status, execution_ms, actions_used, cost_cents,
        (status = 'failed') <> lag(status = 'failed') over (partition by bot_id, test_id order by created_at, id) as changed
      from test_results where user_id = ${ctx.user.id} and (${botId ?? null}::text is null or bot_id = ${botId ?? null}::text)
        and created_at > now() - make_interval(days => ${DAYS + 1})),
    summed as (select day, count(*) filter (where status = 'passed') as passed,
        count(*) filter (where status = 'warning') as warning, count(*) filter (where status = 'failed') as failed,
        count(*) filter (where changed) as flaky, avg(execution_ms) as mean,
        sum(actions_used) as actions, sum(cost_cents) as cents
      from told group by day)
    select to_char(day, 'YYYY-MM-DD') as date, coalesce(passed, 0)::int as passed, coalesce(warning, 0)::int as warning,
      coalesce(failed, 0)::int as failed, coalesce(flaky, 0)::int as flaky, round(mean)::float as "meanMs",
      coalesce(actions, 0)::int as actions, coalesce(cents, 0)::float as "costCents"
    from days left join summed using (day) order by day`)
  return rows
}
