import { subscriptions, type Transaction } from '@app/db'
import { FREE_TIER, PLANS, type Tier } from '@app/spec'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

export interface CurrentPlan {
  tier: Tier
  name: string
  actionLimit: number
  agentLimit: number
  paid: boolean
  periodStart: Date
  periodEnd: Date
}

export const readPlan = ({ db, user }: Context): Promise<CurrentPlan> => readPlanOf(db, user.id)

/** The plan in force: the paid one while it has not ended, else the free tier. */
export async function readPlanOf(db: Transaction, userId: string, at?: Date): Promise<CurrentPlan> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
  const plan = PLANS.find((p) => p.tier === row?.tier)
  const period = await readPeriod(db, plan && row, at)
  if (!plan) return { ...FREE_TIER, name: 'the free plan', paid: false, ...period }
  const { tier, name, actionLimit, agentLimit } = plan
  return { tier, name, actionLimit, agentLimit, paid: true, ...period }
}

/**
 * Actions are counted by the month. A year that was paid for has twelve of them, beginning on the day it began; without a
 * paid period the calendar month counts, in UTC, so that a traveller's month has one length. The database's clock says
 * what time it is.
 */
async function readPeriod(
  db: Transaction,
  paid: { periodStart: Date | null } | undefined,
  at: Date | undefined,
): Promise<{ periodStart: Date; periodEnd: Date }> {
  const anchor = paid?.periodStart?.toISOString() ?? '2000-01-01T00:00:00Z'
  // The nth month after the anchor, counted from the anchor each time: 31 January, 28 February, 31 March.
  const { rows } = await db.execute<{ starts: string; ends: string }>(sql`
    with clock as (select coalesce(${at?.toISOString() ?? null}::timestamptz, now()) at time zone 'UTC' as now, ${anchor}::timestamptz at time zone 'UTC' as anchor),
    guess as (select *, ((extract(year from now) - extract(year from anchor)) * 12
      + extract(month from now) - extract(month from anchor))::int as months from clock),
    counted as (select *, months - case when anchor + make_interval(months => months) > now then 1 else 0 end as n from guess)
    select extract(epoch from (anchor + make_interval(months => n)) at time zone 'UTC') * 1000 as starts,
      extract(epoch from (anchor + make_interval(months => n + 1)) at time zone 'UTC') * 1000 as ends from counted`)
  const { starts = 0, ends = 0 } = rows[0] ?? {}
  return { periodStart: new Date(Number(starts)), periodEnd: new Date(Number(ends)) }
}
