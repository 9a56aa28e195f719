import { randomBytes, randomUUID } from 'node:crypto'
import { type Database, type Transaction, tasks } from '@app/db'
import { and, eq, inArray, sql } from 'drizzle-orm'

/** R-02: long enough to outlive a pause of the process, short enough that a dead one's work goes on soon. */
const LEASE_S = 30
export const HEARTBEAT_MS = 10_000

/** This process in every token it takes: its pid, and a word to tell it from an earlier one that had the same. */
const ME = `${process.pid}.${randomBytes(4).toString('hex')}`

/** A task somebody works on: theirs until the lease runs out. */
export interface Claim {
  taskId: string
  userId: string
  token: string
  recipe: unknown
  /** True when somebody has worked on it before: then there may be a journal to go on from. */
  resumed: boolean
}

/** The lease was taken over: whatever this worker still wants to write is not wanted any more. */
export class LeaseLost extends Error {
  constructor() {
    super('Another worker has taken this task over.')
    this.name = 'LeaseLost'
  }
}

/**
 * Takes the next task that may start: one nobody works on, of a user with room for another, the least busy user first.
 * A task whose lease ran out counts as one nobody works on: it goes on where its journal ends.
 */
export function claimTask(db: Database): Promise<Claim | undefined> {
  const token = `${ME}.${randomUUID()}`
  return db.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string; user_id: string; recipe: unknown; resumed: boolean }>(sql`
      update tasks set status = 'running', lease_token = ${token}, lease_until = now() + ${`${LEASE_S} seconds`}::interval,
        started_at = coalesce(started_at, now())
      where id = (
        select t.id from tasks t
        left join lateral (
          select count(*) as running from tasks r
          where r.user_id = t.user_id and r.status = 'running' and r.lease_until > now() and r.id <> t.id
        ) busy on true
        left join settings s on s.user_id = t.user_id
        where t.reason is null and t.recipe is not null
          and (t.status = 'pending' or (t.status = 'running' and t.lease_until < now()))
          and busy.running < coalesce(s.max_concurrent_bots, 5)
        order by busy.running, t.created_at limit 1 for update of t skip locked)
      returning id, user_id, recipe, started_at < now() as resumed`)
    const row = rows[0]
    return row && { taskId: row.id, userId: row.user_id, token, recipe: row.recipe, resumed: row.resumed }
  })
}

/** Within a transaction: the task is still ours, and stays so until the transaction ends. */
export async function holdLease(
  tx: Transaction,
  { taskId, token }: Claim,
): Promise<{ cancelRequested: boolean; reserved: boolean }> {
  const [row] = await tx
    .select({ cancelRequested: tasks.cancelRequested, reserved: tasks.reserved })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.leaseToken, token)))
    .for('update')
  if (!row) throw new LeaseLost()
  return row
}

export async function renewLease(db: Database, { taskId, userId, token }: Claim): Promise<boolean> {
  const renewed = await db.asUser(userId, (tx) =>
    tx
      .update(tasks)
      .set({ leaseUntil: sql`now() + ${`${LEASE_S} seconds`}::interval` })
      .where(and(eq(tasks.id, taskId), eq(tasks.leaseToken, token)))
      .returning({ id: tasks.id }),
  )
  return renewed.length > 0
}

/** Where all workers are on this machine: what a process that is no longer there had taken goes on at once. */
export async function returnLeasesOfTheDead(db: Database): Promise<void> {
  await db.asSystem(async (tx) => {
    const held = await tx
      .select({ id: tasks.id, token: tasks.leaseToken })
      .from(tasks)
      .where(eq(tasks.status, 'running'))
    const orphans = held.filter(({ token }) => token !== null && !isAlive(token)).map(({ id }) => id)
    if (orphans.length > 0)
      await tx.update(tasks).set({ leaseUntil: sql`now()`, leaseToken: null }).where(inArray(tasks.id, orphans))
  })
}

function isAlive(token: string): boolean {
  if (token.startsWith(ME)) return true
  const pid = Number(token.split('.')[0])
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A worker that ends gives its tasks back at once, for another to go on with. */
export async function returnLease(db: Database, { taskId, userId, token }: Claim): Promise<void> {
  await db.asUser(userId, (tx) =>
    tx
      .update(tasks)
      .set({ leaseUntil: sql`now()`, leaseToken: null })
      .where(and(eq(tasks.id, taskId), eq(tasks.leaseToken, token))),
  )
}
