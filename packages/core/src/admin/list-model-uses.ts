import type { ModelUse } from '@app/contract'
import type { Database } from '@app/db'
import { type AdminRange, RANGE_HOURS } from '@app/spec'
import { sql } from 'drizzle-orm'
import { since } from './since.ts'

/** Which models everybody's plans and decisions were asked of, what that took, and for how many people. */
export function listModelUses(db: Database, range: AdminRange): Promise<ModelUse[]> {
  return db.asSystem(async (tx) => {
    const { rows } = await tx.execute<ModelUse & Record<string, unknown>>(sql`
      select model, count(*)::int as asked, count(distinct user_id)::int as users,
        sum(input_tokens + output_tokens)::float as tokens, coalesce(sum(cost_cents), 0)::float as "costCents"
      from model_uses where created_at >= ${since(RANGE_HOURS[range])}
      group by model order by "costCents" desc, asked desc limit 50`)
    return rows
  })
}
