import type { HourRecord, LabForecast } from '@app/contract'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readHistory } from '../usage/read-history.ts'
import { readUsage } from '../usage/read-usage.ts'
import { forecastUsage } from './forecast-usage.ts'
import { findBestHour } from './rank-hours.ts'

const DAYS = 30

/** What is to come, from nothing but the asker's own record. */
export async function readForecast(ctx: Context, now = new Date()): Promise<LabForecast> {
  const { timezone } = await readSettings(ctx)
  const { used, granted, resetsAt } = await readUsage(ctx.db, ctx.user.id)
  const days = await readHistory(ctx, DAYS)
  const hours = await readHours(ctx, timezone)
  return {
    used,
    limit: granted,
    resetsAt: resetsAt.toISOString(),
    timezone,
    ...forecastUsage({ days, used, limit: granted, now, resetsAt }),
    hours,
    bestHour: findBestHour(hours),
  }
}

/** Start to finish by the hour they were started in, where the user lives, of the last 90 days. */
async function readHours({ db, user }: Context, timezone: string): Promise<HourRecord[]> {
  const { rows } = await db.execute<HourRecord & Record<string, unknown>>(sql`
    select extract(hour from started_at at time zone ${timezone})::int as hour, count(*)::int as runs,
      count(*) filter (where status = 'completed')::int as completed,
      (percentile_cont(0.5) within group (order by extract(epoch from ended_at - started_at)::float * 1000)
        filter (where status = 'completed'))::float as "medianMs"
    from tasks where user_id = ${user.id} and started_at is not null and ended_at is not null and not dry_run
      and reason is distinct from 'cancelled' and created_at > now() - interval '90 days'
    group by 1 order by 1`)
  return rows
}
