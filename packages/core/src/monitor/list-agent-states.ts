import type { AgentState } from '@app/contract'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

interface StateRow extends Record<string, unknown> {
  agentId: string
  running: number
  waiting: number
  taskId: string | null
  status: NonNullable<AgentState['last']>['status']
  reason: NonNullable<AgentState['last']>['reason']
  verdict: NonNullable<AgentState['last']>['verdict']
  errorMessage: string | null
  endedAt: string | null
  nextRunAt: string | null
}

/** What each agent is doing, how its last task ended, and when it runs by itself next. */
export async function listAgentStates({ db, user }: Context): Promise<AgentState[]> {
  const { rows } = await db.execute<StateRow>(sql`
    select a.id as "agentId", coalesce(now_.running, 0)::int as running, coalesce(now_.waiting, 0)::int as waiting,
      last_.id as "taskId", last_.status, last_.reason, last_.verdict, last_.error_message as "errorMessage",
      last_.ended_at as "endedAt",
      case when a.paused then null else s.next_at end as "nextRunAt"
    from agents a
    left join schedules s on s.agent_id = a.id and s.enabled
    left join lateral (
      select count(*) filter (where status = 'running') as running,
        count(*) filter (where reason in ('awaiting-approval', 'needs-review')) as waiting
      from tasks where agent_id = a.id and status in ('pending', 'running')) now_ on true
    left join lateral (
      select id, status, reason, verdict, error_message, ended_at from tasks
      where agent_id = a.id and ended_at is not null and not dry_run
      order by created_at desc, id desc limit 1) last_ on true
    where a.user_id = ${user.id} and a.deleted_at is null
    order by a.created_at desc, a.id desc`)
  return rows.map(toState)
}

function toState({ agentId, running, waiting, taskId, endedAt, nextRunAt, ...last }: StateRow): AgentState {
  const { status, reason, verdict, errorMessage } = last
  return {
    agentId,
    running,
    waiting,
    last: taskId && endedAt ? { taskId, status, reason, verdict, errorMessage, at: toIso(endedAt) } : null,
    nextRunAt: nextRunAt === null ? null : toIso(nextRunAt),
  }
}

const toIso = (at: string) => new Date(at).toISOString()
