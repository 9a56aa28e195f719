import type { TopUser } from '@app/contract'
import type { Transaction } from '@app/db'
import { TOP_USERS } from '@app/spec'
import { sql } from 'drizzle-orm'
import { since } from './since.ts'
import { tierOf } from './tier-of.ts'

/** By what they paid, then by what they used: who pays nothing stands below who does. */
export async function listTopUsers(tx: Transaction, hours: number, mode: 'test' | 'live'): Promise<TopUser[]> {
  const { rows } = await tx.execute<TopUser & Record<string, unknown>>(sql`
    with paid as (
      select user_id as who, sum(amount_cents)::float as spend from payments
      where mode = ${mode} and created_at >= ${since(hours)} and user_id is not null group by who),
    acted as (
      select user_id as who, count(*)::int as used from actions where created_at >= ${since(hours)} group by who),
    best as (
      select who, coalesce(used, 0) as used, coalesce(spend, 0) as spend from paid full join acted using (who)
      order by 3 desc, 2 desc, 1 limit ${TOP_USERS})
    select who as "userId", used as "actionsUsed", spend as "totalSpend", ${tierOf(sql`who`)} as tier
    from best order by 3 desc, 2 desc, 1`)
  return rows
}
