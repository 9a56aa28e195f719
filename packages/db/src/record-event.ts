import type { Transaction } from './open.ts'
import { events } from './schema.ts'
import { wake } from './wake.ts'

export interface NewEvent {
  userId: string
  /** Noun, dot, what happened to it: `task.completed`. */
  type: string
  taskId?: string
  data?: Record<string, unknown>
}

/** written with what it tells of, so that whoever reads the stream later has seen it too. */
export async function recordEvent(tx: Transaction, ...all: readonly NewEvent[]): Promise<void> {
  await tx.insert(events).values([...all])
  for (const { userId } of all) wake(tx, 'events', userId)
}
