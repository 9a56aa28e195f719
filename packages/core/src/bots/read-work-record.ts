import type { Database } from '@app/db'
import type { HealthComponent } from '@app/spec'
import { type SQL, sql } from 'drizzle-orm'
import type { WorkRecord } from './judge-health.ts'

interface RecordRow extends Record<string, unknown> {
  done: number
  failed: number
  busy: number
}

/** Steps that lean on a component, and which of their failures are its own: a page without a button is not. */
const STEPS: Partial<Record<HealthComponent, { tools: string; fault: string }>> = {
  browser: {
    tools: '^(browser|forms)\\.|^rows\\.(read|check)$',
    fault: '^(The browser|There is no browser)',
  },
  mail: { tools: '^email\\.', fault: '' },
}

/** What the whole installation did with a component in the last hour; undefined where no record is kept of it. */
export async function readWorkRecord(db: Database, component: HealthComponent): Promise<WorkRecord | undefined> {
  const steps = STEPS[component]
  const query = component === 'task-queue' ? TASKS : steps && stepsBy(steps.tools, steps.fault)
  if (!query) return undefined
  const { rows } = await db.asSystem((tx) => tx.execute<RecordRow>(query))
  const { done = 0, failed = 0, busy = 0 } = rows[0] ?? {}
  return { done, failed, busyMs: busy }
}

/** By way of the tasks that ended lately: steps are found by their task, and there are too many to look at each. */
const stepsBy = (tools: string, fault: string): SQL => sql`
  with lately as (select id from tasks where status = 'running' or ended_at > now() - interval '1 hour')
  select count(*) filter (where s.status = 'done')::int as done,
    count(*) filter (where s.status = 'failed' and s.error_message ~ ${fault})::int as failed,
    coalesce(sum(s.execution_ms) filter (where s.status = 'done'), 0)::float as busy
  from steps s join lately on lately.id = s.task_id
  where s.created_at > now() - interval '1 hour' and s.tool ~ ${tools}`

/** What the queue owes is that work is taken up: whoever waited for more than ten seconds was let down. */
const TASKS = sql`
  select count(*) filter (where started_at - created_at <= interval '10 seconds')::int as done,
    count(*) filter (where coalesce(started_at, now()) - created_at > interval '10 seconds'
      and (started_at is not null or reason is null))::int as failed,
    coalesce(sum(execution_ms), 0)::float as busy
  from tasks where created_at > now() - interval '1 hour' and (ended_at is null or reason is distinct from 'cancelled')`
