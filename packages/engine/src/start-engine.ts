import { type Database, isDatabaseAway } from '@app/db'
import type { Tool } from '@app/toolkit'
import { carryOut, giveUp } from './carry-out.ts'
import {
  type Claim,
  claimTask,
  HEARTBEAT_MS,
  LeaseLost,
  renewLease,
  returnLease,
  returnLeasesOfTheDead,
} from './lease.ts'
import type { Meter } from './meter.ts'

/** A net under the notifications: a lost one costs a second, not the work. */
const POLL_MS = 1_000
/** Runs at once in one process: most of them wait for somebody else's server. */
const SLOTS = 50

export interface EngineParts {
  db: Database
  meter: Meter
  tools: readonly Tool[]
  /** Lets tasks that rested at the limit go on when it has lifted. */
  resume: () => Promise<void>
  onError: (error: unknown, taskId?: string) => void
  /** True where every worker is on this machine, so that a pid says who lives. */
  oneMachine?: boolean
}

export interface Engine {
  stop(): Promise<void>
}

/** Takes tasks as they come and carries them out, until it is told to stop. */
export async function startEngine({ db, meter, tools, resume, onError, oneMachine }: EngineParts): Promise<Engine> {
  const ending = new AbortController()
  const running = new Map<string, { claim: Claim; done: Promise<void> }>()
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  let looking = false
  let again = false

  async function carry(claim: Claim): Promise<void> {
    try {
      await carryOut({ db, meter, tools: byName, signal: ending.signal }, claim)
    } catch (error) {
      // Ending, taken over, or no database to write to: the journal has what was done, and somebody goes on from there.
      if (ending.signal.aborted || error instanceof LeaseLost || isDatabaseAway(error)) return
      onError(error, claim.taskId)
      await giveUp({ db, meter }, claim).catch(onError)
    } finally {
      running.delete(claim.token)
      void look()
    }
  }

  async function look(): Promise<void> {
    again = true
    if (looking) return
    looking = true
    try {
      while (again && !ending.signal.aborted) {
        again = false
        while (running.size < SLOTS && !ending.signal.aborted) {
          const claim = await claimTask(db)
          if (!claim) break
          running.set(claim.token, { claim, done: carry(claim) })
        }
      }
    } catch (error) {
      onError(error)
    } finally {
      looking = false
    }
  }

  const beat = async () => {
    await Promise.all([...running.values()].map(({ claim }) => renewLease(db, claim).catch(onError)))
    await resume().catch(onError)
  }

  if (oneMachine) await returnLeasesOfTheDead(db)
  const hearing = await db.listen('tasks', () => void look())
  const polling = setInterval(() => void look(), POLL_MS)
  const beating = setInterval(() => void beat(), HEARTBEAT_MS)
  void look()
  return {
    stop: async () => {
      ending.abort(new Error('The worker is ending.'))
      clearInterval(polling)
      clearInterval(beating)
      await hearing.close()
      const left = [...running.values()]
      await Promise.all(left.map(({ done }) => done))
      await Promise.all(left.map(({ claim }) => returnLease(db, claim).catch(onError)))
    },
  }
}
