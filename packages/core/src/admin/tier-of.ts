import { FREE_TIER, type Tier } from '@app/spec'
import { type SQL, sql } from 'drizzle-orm'

/** The tier of the plan in force, as `read-plan.ts` has it. */
export const tierOf = (userId: SQL) => sql<Tier>`coalesce((
  select case when s.period_end > now() or s.period_end is null then s.tier
    when s.ends_with_period then ${FREE_TIER.tier} else coalesce(s.next_tier, s.tier) end
  from subscriptions s where s.user_id = ${userId} and s.status <> 'ended'), ${FREE_TIER.tier})`
