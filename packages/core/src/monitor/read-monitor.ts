import type { Latency, Monitor } from '@app/contract'
import type { Database, Transaction } from '@app/db'
import { sql } from 'drizzle-orm'

/** What the database knows of the whole installation; what the process knows is added where it is known. */
export type InstallationFigures = Omit<Monitor, 'own' | 'browser' | 'memory' | 'uptimeS'>

/** Counts over everybody's rows, and nothing of what stands in them. */
export const readMonitor = (db: Database): Promise<InstallationFigures> =>
  db.asSystem(async (tx) => {
    const [queue, pace, tasks, others] = [
      await readQueue(tx),
      await readPace(tx),
      await readEnded(tx),
      await readWorkers(tx),
    ]
    return { at: new Date().toISOString(), ...queue, ...pace, ...tasks, ...others }
  })

interface QueueRow extends Record<string, unknown> {
  queued: number
  running: number
  waiting: number
  oldest: number | null
}

async function readQueue(tx: Transaction) {
  const { rows } = await tx.execute<QueueRow>(sql`
    select count(*) filter (where status = 'pending' and reason is null)::int as queued,
      count(*) filter (where status = 'running')::int as running,
      count(*) filter (where status = 'pending' and reason in ('awaiting-approval', 'needs-review'))::int as waiting,
      (extract(epoch from now() - min(created_at) filter (where status = 'pending' and reason is null)) * 1000)::float as oldest
    from tasks where status in ('pending', 'running')`)
  const { queued = 0, running = 0, waiting = 0, oldest = null } = rows[0] ?? {}
  return {
    all: { queued, running, waiting },
    oldestQueuedMs: oldest === null ? null : Math.max(0, Math.round(oldest)),
  }
}

interface PaceRow extends Record<string, unknown> {
  steps: number
  p50: number | null
  p95: number | null
}

/** By way of the tasks under way or just ended: steps are found by their task, and there are too many to look at each. */
async function readPace(tx: Transaction) {
  const { rows } = await tx.execute<PaceRow>(sql`
    with lately as (select id from tasks where status = 'running' or ended_at > now() - interval '5 minutes'),
    done as (select s.created_at, s.execution_ms from steps s join lately on lately.id = s.task_id
      where s.created_at > now() - interval '5 minutes' and s.status in ('done', 'failed'))
    select count(*) filter (where created_at > now() - interval '1 minute')::int as steps,
      percentile_cont(0.5) within group (order by execution_ms) as p50,
      percentile_cont(0.95) within group (order by execution_ms) as p95
    from done`)
  const { steps = 0, p50 = null, p95 = null } = rows[0] ?? {}
  return { stepsPerMinute: steps, stepLatencyMs: toLatency(p50, p95) }
}

interface EndedRow extends Record<string, unknown> {
  ended: number
  completed: number
  p50: number | null
  p95: number | null
}

/** What was called off is neither a success nor a failure. */
async function readEnded(tx: Transaction) {
  const { rows } = await tx.execute<EndedRow>(sql`
    with lately as (select status, started_at - created_at as waited, ended_at from tasks
      where ended_at > now() - interval '1 hour' and not dry_run and reason is distinct from 'cancelled')
    select count(*)::int as ended, count(*) filter (where status = 'completed')::int as completed,
      percentile_cont(0.5) within group (order by extract(epoch from waited)::float * 1000)
        filter (where ended_at > now() - interval '5 minutes') as p50,
      percentile_cont(0.95) within group (order by extract(epoch from waited)::float * 1000)
        filter (where ended_at > now() - interval '5 minutes') as p95
    from lately`)
  const { ended = 0, completed = 0, p50 = null, p95 = null } = rows[0] ?? {}
  return { ended, successRate: ended > 0 ? completed / ended : null, startLatencyMs: toLatency(p50, p95) }
}

/** A lease names the process that holds it in its first two parts; each process names itself to the database. */
async function readWorkers(tx: Transaction) {
  const { rows } = await tx.execute<{ workers: number; processes: number; windows: number }>(sql`
    select (select count(distinct split_part(lease_token, '.', 1) || split_part(lease_token, '.', 2))
        from tasks where status = 'running' and lease_until > now())::int as workers,
      (select count(distinct application_name) from pg_stat_activity
        where datname = current_database() and application_name like 'app-%')::int as processes,
      (select count(*) from live_browsers)::int as windows`)
  const { workers = 0, processes = 0, windows = 0 } = rows[0] ?? {}
  return { workersAtWork: workers, processes, browserWindows: windows }
}

const toLatency = (p50: number | null, p95: number | null): Latency | null =>
  p50 === null || p95 === null ? null : { p50: Math.round(p50), p95: Math.round(p95) }
