import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, isDatabaseAway, tasks } from '@app/db'
import type { Span } from '@app/toolkit'
import { eq } from 'drizzle-orm'
import { type CarryOut, carryOut, giveUp } from './carry-out.ts'
import { type Claim, claimTasks } from './claim-tasks.ts'
import {
  HEARTBEAT_MS,
  LeaseLost,
  renewLeases,
  returnExpiredLeases,
  returnLease,
  returnLeasesOfTheDead,
} from './lease.ts'
import type { Meter } from './meter.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { stopped } from './outcomes.ts'
import type { Aids } from './take-step.ts'

/** A net under the notifications: a lost one costs a second, not the work. */
const POLL_MS = 1_000
/** Runs at once in one process: most of them wait for somebody else's server. */
const SLOTS = 50
/** Those that wait for a model do nothing here, so as many more may run. Not without end: each may have a browser open. */
const MOST_ASIDE = 50
const SETTLE_AFTER_MS = 25

export interface EngineParts {
  db: Database
  meter: Meter
  toolsFor: CarryOut['toolsFor']
  aids: Aids
  /** Rounds that let resting tasks go on: the limit lifted, an approval ran out. */
  resume: () => Promise<void>
  onError: (error: unknown, taskId?: string) => void
  /** True where every worker is on this machine, so that a pid says who lives. */
  oneMachine?: boolean
  /** Who is told what takes how long. */
  spans?: Span
}

export interface Engine {
  stop(): Promise<void>
}

interface Run {
  claim: Claim
  stopping: AbortController
  done: Promise<void>
}

/** Takes tasks as they come and carries them out, until it is told to stop. */
export async function startEngine(parts: EngineParts): Promise<Engine> {
  const { db, meter, onError } = parts
  const ending = new AbortController()
  const running = new Map<string, Run>()
  const waiting = new Set<string>()
  const free = () => SLOTS + Math.min(waiting.size, MOST_ASIDE) - running.size

  async function carry(claim: Claim, stopping: AbortController): Promise<void> {
    const onWaiting = (isWaiting: boolean) => {
      if (!isWaiting) return void waiting.delete(claim.taskId)
      waiting.add(claim.taskId)
      if (more) look()
    }
    try {
      const onEnded = () => {
        onWaiting(true)
        settle()
      }
      await carryOut({ ...parts, signal: ending.signal, stopping: stopping.signal, onWaiting, onEnded }, claim)
    } catch (error) {
      // Ending, taken over, or no database to write to: the journal has what was done, and somebody goes on from there.
      if (ending.signal.aborted || error instanceof LeaseLost || isDatabaseAway(error)) return
      onError(error, claim.taskId)
      await giveUp(parts, claim).catch(onError)
    } finally {
      running.delete(claim.taskId)
      waiting.delete(claim.taskId)
      if (more) look()
      settle()
    }
  }

  let more = false
  const look = oneAtATime(async () => {
    do {
      const room = free()
      if (ending.signal.aborted || room <= 0) return
      const found = await claimTasks(db, meter, room)
      more = found.more
      for (const claim of found.claims) {
        const stopping = new AbortController()
        running.set(claim.taskId, { claim, stopping, done: carry(claim, stopping) })
      }
      if (found.claims.length === 0) return
    } while (more)
  }, onError)

  const settle = oneAtATime(async () => {
    // What ends together is settled together.
    await sleep(SETTLE_AFTER_MS)
    while (await meter.settle());
  }, onError)

  /** Somebody wants a task to stop: perhaps one of ours. */
  async function heed(taskId: string | undefined): Promise<void> {
    const run = taskId ? running.get(taskId) : undefined
    if (!run) return
    const [row] = await db.asUser(run.claim.userId, (tx) =>
      tx.select({ stop: tasks.stopRequested }).from(tasks).where(eq(tasks.id, run.claim.taskId)),
    )
    if (row?.stop) run.stopping.abort(stopped(row.stop))
  }

  const beat = async () => {
    await renewLeases(
      db,
      [...running.values()].map(({ claim }) => claim),
    ).catch(onError)
    await returnExpiredLeases(db).catch(onError)
    await parts.resume().catch(onError)
    settle()
  }

  if (parts.oneMachine) await returnLeasesOfTheDead(db)
  const hearing = [
    await db.listen('tasks', look),
    await db.listen('stop', (taskId) => void heed(taskId).catch(onError)),
  ]
  const polling = setInterval(look, POLL_MS)
  const beating = setInterval(() => void beat(), HEARTBEAT_MS)
  look()
  settle()
  return {
    stop: async () => {
      ending.abort(new Error('The worker is ending.'))
      clearInterval(polling)
      clearInterval(beating)
      await Promise.all(hearing.map((one) => one.close()))
      await look.idle()
      const left = [...running.values()]
      await Promise.all(left.map(({ done }) => done))
      await Promise.all(left.map(({ claim }) => returnLease(db, claim).catch(onError)))
      await settle.idle()
    },
  }
}
