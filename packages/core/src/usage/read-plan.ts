import { type SubscriptionRow, subscriptions, type Transaction } from '@app/db'
import { FREE_TIER, PLANS, type Tier } from '@app/spec'
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

export interface CurrentPlan {
  tier: Tier
  name: string
  actionLimit: number
  agentLimit: number
  paid: boolean
  /** A payment has been missing for longer than the grace: agents rest until it arrives. */
  suspended: boolean
  periodStart: Date
  periodEnd: Date
}

type Known = SubscriptionRow & { nowMs: number }

export const readPlan = ({ db, user }: Context): Promise<CurrentPlan> => readPlanOf(db, user.id)

/** The plan in force: the paid one while it has not ended, else the free tier. */
export async function readPlanOf(db: Transaction, userId: string, at?: Date): Promise<CurrentPlan> {
  const row = await findStanding(db, userId, at)
  const plan = PLANS.find(({ tier }) => tier === (row && tierNow(row)))
  const period = await readPeriod(db, plan && row, at)
  if (!plan || !row) return { ...FREE_TIER, name: 'the free plan', paid: false, suspended: false, ...period }
  const { tier, name, actionLimit, agentLimit } = plan
  const suspended = row.status === 'past-due' && row.graceUntil !== null && row.graceUntil.getTime() <= row.nowMs
  return { tier, name, actionLimit, agentLimit, paid: true, suspended, ...period }
}

/** By the database's clock. */
async function findStanding(db: Transaction, userId: string, at: Date | undefined): Promise<Known | undefined> {
  const nowMs = sql`extract(epoch from coalesce(${at?.toISOString() ?? null}::timestamptz, now())) * 1000`
  const [row] = await db
    .select({ ...getTableColumns(subscriptions), nowMs: nowMs.mapWith(Number) })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
  return row
}

const isOver = ({ periodEnd, nowMs }: Known): boolean => periodEnd !== null && periodEnd.getTime() <= nowMs

/** Word of the next period may come late; what was agreed on begins all the same. */
function tierNow(row: Known): Tier {
  if (!isOver(row)) return row.tier
  return row.endsWithPeriod ? FREE_TIER.tier : (row.nextTier ?? row.tier)
}

interface Period {
  periodStart: Date
  periodEnd: Date
}

/**
 * Actions are counted by the month. A month that was paid for is the provider's, to the second; a year that was paid for
 * has twelve of them, beginning on the day it began; without a paid period the calendar month counts, in UTC, so that a
 * traveller's month has one length.
 */
async function readPeriod(db: Transaction, row: Known | undefined, at: Date | undefined): Promise<Period> {
  if (!row?.periodStart) return monthOf(db, '2000-01-01T00:00:00Z', at)
  if (row.periodEnd && isOver(row)) return monthOf(db, row.periodEnd.toISOString(), at)
  if (row.periodEnd && row.interval === 'month') return { periodStart: row.periodStart, periodEnd: row.periodEnd }
  return monthOf(db, row.periodStart.toISOString(), at)
}

/** The nth month after the anchor, counted from the anchor each time: 31 January, 28 February, 31 March. */
async function monthOf(db: Transaction, anchor: string, at: Date | undefined): Promise<Period> {
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
