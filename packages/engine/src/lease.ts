import { randomBytes } from 'node:crypto'
import { type Database, tasks, wake } from '@app/db'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Claim } from './claim-tasks.ts'

/** R-02: long enough to outlive a pause of the process, short enough that a dead one's work goes on soon. */
export const LEASE_S = 30
export const HEARTBEAT_MS = 10_000

/** This process in every token it takes: its pid, and a word to tell it from an earlier one that had the same. */
export const ME = `${process.pid}.${randomBytes(4).toString('hex')}`

const BACK = { status: 'pending', leaseToken: null, leaseUntil: null } as const

/** The lease was taken over: whatever this worker still wants to write is not wanted any more. */
export class LeaseLost extends Error {
  constructor() {
    super('Another worker has taken this task over.')
    this.name = 'LeaseLost'
  }
}

/** All at once: a worker with many tasks does not beat many times. */
export async function renewLeases(db: Database, claims: readonly Claim[]): Promise<void> {
  if (claims.length === 0) return
  const held = claims.map(({ taskId, token }) => sql`(${taskId}, ${token})`)
  await db.asSystem(
    (tx) =>
      tx
        .update(tasks)
        .set({ leaseUntil: sql`now() + ${`${LEASE_S} seconds`}::interval` })
        .where(sql`(${tasks.id}, ${tasks.leaseToken}) in (${sql.join(held, sql`, `)})`),
    { commit: 'soon' },
  )
}

/** What a worker let run out waits again, to go on where its journal ends. */
export async function returnExpiredLeases(db: Database): Promise<void> {
  await db.asSystem(async (tx) => {
    const expired = and(eq(tasks.status, 'running'), lt(tasks.leaseUntil, sql`now()`))
    const back = await tx.update(tasks).set(BACK).where(expired).returning({ id: tasks.id })
    if (back.length > 0) wake(tx, 'tasks')
  })
}

/** Where all workers are on this machine: what a process that is no longer there had taken goes on at once. */
export async function returnLeasesOfTheDead(db: Database): Promise<void> {
  await db.asSystem(async (tx) => {
    const held = await tx
      .select({ id: tasks.id, token: tasks.leaseToken })
      .from(tasks)
      .where(eq(tasks.status, 'running'))
    const orphans = held.filter(({ token }) => token !== null && !isAlive(token)).map(({ id }) => id)
    if (orphans.length > 0) await tx.update(tasks).set(BACK).where(inArray(tasks.id, orphans))
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
  await db.asUser(userId, async (tx) => {
    await tx
      .update(tasks)
      .set(BACK)
      .where(and(eq(tasks.id, taskId), eq(tasks.leaseToken, token)))
    wake(tx, 'tasks')
  })
}
