import { chargeSteps, expireApprovals, holdActions, recordDecisions, resumeRestedTasks, settleTasks } from '@app/core'
import { startEngine } from '@app/engine'
import type { Span } from '@app/toolkit'
import type { Logger } from 'pino'
import { type AidParts, aidsFrom } from './aids.ts'
import type { ToolsFor } from './assemble-tools.ts'

export interface Worker {
  stop(): Promise<void>
}

export interface WorkerParts extends AidParts {
  log: Logger
  toolsFor: ToolsFor
  /** True on the embedded database, which no other machine can reach. */
  oneMachine: boolean
  spans?: Span | undefined
}

/** The engine on its tools. */
export async function startWorker({ log, toolsFor, oneMachine, spans, ...aids }: WorkerParts): Promise<Worker> {
  const { db } = aids
  const engine = await startEngine({
    db,
    meter: { hold: holdActions, charge: chargeSteps, spend: recordDecisions, settle: () => settleTasks(db) },
    toolsFor,
    aids: aidsFrom(aids),
    oneMachine,
    ...(spans ? { spans } : {}),
    resume: async () => {
      await expireApprovals(db)
      await resumeRestedTasks(db)
    },
    onError: (err, taskId) => log.error({ err, ...(taskId ? { task: { id: taskId } } : {}) }, 'the engine stumbled'),
  })
  return { stop: () => engine.stop() }
}
