import { chargeAction, releaseAction, reserveAction, resumePausedTasks, rewardActions, sweepExpired } from '@app/core'
import type { Database } from '@app/db'
import { type Meter, startEngine } from '@app/engine'
import type { Tool } from '@app/toolkit'
import type { Logger } from 'pino'

/** Often enough that nothing piles up, seldom enough that nobody notices. */
const SWEEP_EVERY_MS = 15 * 60_000

export interface Worker {
  stop(): Promise<void>
}

export interface WorkerParts {
  db: Database
  log: Logger
  tools: readonly Tool[]
  /** True on the embedded database, which no other machine can reach. */
  oneMachine: boolean
}

const meter: Meter = { reserve: reserveAction, charge: chargeAction, release: releaseAction, reward: rewardActions }

/** The engine on its tools, and the worker's own rounds. A round that fails is told and tried again at the next. */
export async function startWorker({ db, log, tools, oneMachine }: WorkerParts): Promise<Worker> {
  const engine = await startEngine({
    db,
    meter,
    tools,
    oneMachine,
    resume: () => resumePausedTasks(db),
    onError: (err, taskId) => log.error({ err, ...(taskId ? { task: { id: taskId } } : {}) }, 'the engine stumbled'),
  })
  let round = Promise.resolve()
  const sweep = () => {
    round = sweepExpired(db).then(
      (swept) => log.debug({ swept }, 'swept'),
      (err) => log.warn({ err }, 'the sweep failed'),
    )
  }
  const timer = setInterval(sweep, SWEEP_EVERY_MS)
  sweep()
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all([engine.stop(), round])
    },
  }
}
