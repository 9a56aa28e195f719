import { randomUUID } from 'node:crypto'
import { DEFAULT_POLICY, Policy } from '@app/contract'
import { type Database, prepared, type Transaction, tasks, wake } from '@app/db'
import type { TaskOrigin } from '@app/spec'
import { inArray } from 'drizzle-orm'
import { LEASE_S, ME } from './lease.ts'
import type { Meter } from './meter.ts'
import { leftToday, spentToday } from './spent-today.ts'

/** One claim at a time in the whole installation, so that nobody's limit of tasks at once is passed by two who look together. */
const CLAIMING = 7_202_603
/** Set aside with a claim: enough for most tasks, few enough that one task does not keep another from starting. */
export const BLOCK = 20

/** A task somebody works on: theirs until the lease runs out. */
export interface Claim {
  taskId: string
  userId: string
  agentId: string | null
  token: string
  recipe: unknown
  policy: Policy
  input: unknown
  origin: TaskOrigin
  dryRun: boolean
  /** True when somebody has worked on it before: then there may be a journal to go on from. */
  resumed: boolean
  actionsUsed: number
  /** How many actions are set aside for it. */
  held: number
}

export interface Claims {
  claims: Claim[]
  /** True when tasks wait that could not be taken now: when one ends there is another to begin. */
  more: boolean
}

/** Takes tasks that may start, with what they need to begin. The commit need not reach the disk: a lost claim is taken again. */
export function claimTasks(db: Database, meter: Meter, most: number): Promise<Claims> {
  const token = `${ME}.${randomUUID()}`
  return db.asSystem(
    async (tx) => {
      const rows = await prepared<Claimed>(tx, TAKE, [token, LEASE_S, most])
      const more = rows.length === most || rows.some((row) => row.waiting > row.taken)
      const taken = rows.flatMap((row) => (row.id ? [toClaim({ ...row, id: row.id }, token)] : []))
      if (taken.length === 0) return { claims: [], more }
      const [claims] = await Promise.all([provide(tx, meter, taken), tell(tx, taken, 'task.started')])
      return { claims, more }
    },
    { commit: 'soon', turn: CLAIMING },
  )
}

interface Claimed extends Omit<TaskColumns, 'id'> {
  /** Null in a row that only says that somebody's tasks wait. */
  id: string | null
  waiting: number
  taken: number
}

interface TaskColumns {
  id: string
  user_id: string
  agent_id: string | null
  recipe: unknown
  policy: unknown
  input: unknown
  origin: TaskOrigin
  dry_run: boolean
  resumed: boolean
  actions_used: number
}

/**
 * Users with work waiting are found one by one through the index, however long one's queue is. Each gives as many tasks
 * as they have room for; those whose user has the fewest running come first, so that nobody waits behind another's queue.
 */
const TAKE = {
  name: 'take-tasks',
  text: `
    with recursive waiting(user_id) as (
      (select user_id from tasks where status = 'pending' and reason is null order by user_id limit 1)
      union all
      select (select t.user_id from tasks t where t.status = 'pending' and t.reason is null and t.user_id > w.user_id
        order by t.user_id limit 1) from waiting w where w.user_id is not null),
    room as (
      select w.user_id, busy.running, greatest(coalesce(s.max_concurrent_bots, 5) - busy.running, 0) as free
      from waiting w left join settings s on s.user_id = w.user_id
      cross join lateral (select count(*) as running from tasks r where r.user_id = w.user_id and r.status = 'running') busy
      where w.user_id is not null),
    queued as (
      select room.user_id, room.running, room.free, t.* from room
      cross join lateral (
        select id, created_at, started_at, row_number() over (order by created_at, id) as place from (
          select id, created_at, started_at from tasks
          where user_id = room.user_id and status = 'pending' and reason is null
          -- One more than there is room for, to know whether others wait behind.
          order by created_at, id limit room.free + 1) first) t),
    chosen as (
      select id, started_at is not null as resumed from queued where place <= free
      order by running + place, created_at limit $3),
    taken as (
      update tasks set status = 'running', lease_token = $1, lease_until = clock_timestamp() + make_interval(secs => $2),
        started_at = coalesce(tasks.started_at, clock_timestamp())
      from chosen where tasks.id = chosen.id and tasks.status = 'pending' and tasks.reason is null
      returning tasks.id, user_id, agent_id, recipe, policy, input, origin, dry_run, actions_used, chosen.resumed)
    select t.*, (select count(*) from queued)::int as waiting, (select count(*) from taken)::int as taken
    from (select 1) one left join taken t on true where t.id is not null or exists (select 1 from queued)`,
}

const toClaim = (row: TaskColumns, token: string): Claim => ({
  taskId: row.id,
  userId: row.user_id,
  agentId: row.agent_id,
  token,
  recipe: row.recipe,
  policy: Policy.safeParse(row.policy).data ?? DEFAULT_POLICY,
  input: row.input,
  origin: row.origin,
  dryRun: row.dry_run,
  resumed: row.resumed,
  actionsUsed: row.actions_used,
  held: 0,
})

/** Sets actions aside for each; those there is nothing for go to rest until there is. A dry run needs none. */
async function provide(tx: Transaction, meter: Meter, claims: Claim[]): Promise<Claim[]> {
  const spent = await spentToday(tx, claims)
  const asks = claims.flatMap((claim) => (claim.dryRun ? [] : toAsk(claim, spent(claim))))
  const held = asks.length > 0 ? await meter.hold(tx, asks) : new Map<string, number>()
  const resting = claims.filter((claim) => !claim.dryRun && !held.has(claim.taskId))
  if (resting.length > 0) await rest(tx, resting)
  return claims
    .filter((claim) => !resting.includes(claim))
    .map((claim) => ({ ...claim, held: held.get(claim.taskId) ?? 0 }))
}

function toAsk({ taskId, userId, recipe, policy }: Claim, spent: number) {
  const steps = (recipe as { steps?: unknown[] } | null)?.steps?.length ?? 1
  const wanted = Math.min(BLOCK, Math.max(1, steps), leftToday(policy, spent))
  return wanted > 0 ? [{ taskId, userId, wanted }] : []
}

async function rest(tx: Transaction, claims: readonly Claim[]): Promise<void> {
  const ids = claims.map(({ taskId }) => taskId)
  const back = { status: 'pending', reason: 'limit-reached', leaseToken: null, leaseUntil: null } as const
  await tx.update(tasks).set(back).where(inArray(tasks.id, ids))
  await tell(tx, claims, 'task.paused', { reason: 'limit-reached' })
}

async function tell(tx: Transaction, claims: readonly Claim[], type: string, data = {}): Promise<void> {
  const told = claims.map(({ taskId, userId }) => ({ userId, taskId, type, data }))
  await prepared(tx, TELL, [JSON.stringify(told)])
  for (const { userId } of told) wake(tx, 'events', userId)
}

const TELL = {
  name: 'tell-events',
  text: `
    insert into events (user_id, type, task_id, data) select e."userId", e.type, e."taskId", e.data
    from jsonb_to_recordset($1::jsonb) as e("userId" text, type text, "taskId" text, data jsonb)`,
}
