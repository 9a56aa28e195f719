import { chargeSteps, expireApprovals, holdActions, type MasterKey, resumeRestedTasks, settleTasks } from '@app/core'
import type { Database } from '@app/db'
import { startEngine } from '@app/engine'
import type { Logger } from 'pino'
import type { ToolsFor } from './assemble-tools.ts'
import { logInFrom } from './log-in.ts'

export interface Worker {
  stop(): Promise<void>
}

export interface WorkerParts {
  db: Database
  log: Logger
  masterKeys: readonly MasterKey[]
  toolsFor: ToolsFor
  /** True on the embedded database, which no other machine can reach. */
  oneMachine: boolean
}

/** The engine on its tools. */
export async function startWorker({ db, log, masterKeys, toolsFor, oneMachine }: WorkerParts): Promise<Worker> {
  const engine = await startEngine({
    db,
    meter: { hold: holdActions, charge: chargeSteps, settle: () => settleTasks(db) },
    toolsFor,
    logIn: logInFrom(db, masterKeys),
    oneMachine,
    resume: async () => {
      await expireApprovals(db)
      await resumeRestedTasks(db)
    },
    onError: (err, taskId) => log.error({ err, ...(taskId ? { task: { id: taskId } } : {}) }, 'the engine stumbled'),
  })
  return { stop: () => engine.stop() }
}
