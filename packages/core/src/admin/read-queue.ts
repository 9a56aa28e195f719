import type { AdminQueue } from '@app/contract'
import type { Database, Transaction } from '@app/db'
import { LIST_LIMIT } from '@app/spec'
import { sql } from 'drizzle-orm'

/** Who works and whose work waits: counts and ids, nothing of what the tasks are about. */
export const readQueue = (db: Database): Promise<AdminQueue> =>
  db.asSystem(async (tx) => ({ workers: await readWorkers(tx), users: await readUsers(tx) }))

type Worker = AdminQueue['workers'][number]

/** A lease names the process that holds it in its first two parts. */
async function readWorkers(tx: Transaction): Promise<Worker[]> {
  const { rows } = await tx.execute<Worker & Record<string, unknown>>(sql`
    select split_part(lease_token, '.', 1) || '.' || split_part(lease_token, '.', 2) as name, count(*)::int as tasks,
      greatest(0, extract(epoch from now() - min(coalesce(started_at, created_at))) * 1000)::int as "oldestTaskMs",
      to_char(max(lease_until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "leaseUntil"
    from tasks where status = 'running' and lease_until > now() group by 1 order by 1`)
  return rows
}

type Waiting = AdminQueue['users'][number]

async function readUsers(tx: Transaction): Promise<Waiting[]> {
  const { rows } = await tx.execute<Waiting & Record<string, unknown>>(sql`
    select user_id as "userId", (count(*) filter (where status = 'pending' and reason is null))::int as queued,
      (count(*) filter (where status = 'running'))::int as running,
      (count(*) filter (where status = 'pending' and reason in ('awaiting-approval', 'needs-review')))::int as waiting,
      greatest(0, extract(epoch from now() - min(created_at) filter (where status = 'pending' and reason is null))
        * 1000)::float8::bigint::float8 as "oldestQueuedMs"
    from tasks where status in ('pending', 'running') group by user_id
    order by queued desc, running desc, user_id limit ${LIST_LIMIT}`)
  return rows.map((row) => ({ ...row, oldestQueuedMs: row.queued > 0 ? row.oldestQueuedMs : null }))
}
