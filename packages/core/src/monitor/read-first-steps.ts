import type { FirstSteps } from '@app/contract'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** Looked up in the record, never ticked off by a click. */
export async function readFirstSteps({ db, user }: Context, practiceUrl: string | undefined): Promise<FirstSteps> {
  const { rows } = await db.execute<{ agent: boolean; dryRun: boolean; proven: boolean }>(sql`
    select exists (select 1 from agents where user_id = ${user.id}) as agent,
      exists (select 1 from tasks where user_id = ${user.id} and dry_run and status = 'completed') as "dryRun",
      exists (select 1 from tasks where user_id = ${user.id} and not dry_run and status = 'completed'
        and verdict = 'verified' and position(${practiceUrl ?? ''} in recipe::text) > 0) as proven`)
  return rows[0] ?? { agent: false, dryRun: false, proven: false }
}
