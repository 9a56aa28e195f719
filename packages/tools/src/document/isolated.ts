import type { Job } from './do-job.ts'
import { workerEntry } from './isolation/entry.ts'
import { threadPool } from './isolation/pool.ts'
import { startThread } from './isolation/thread.ts'
import { READING } from './limits.ts'
import type { Documents } from './port.ts'

export interface IsolatedDocuments extends Documents {
  /** Ends every thread, also those at work. */
  close(): Promise<void>
}

/** The real one: every document is read in a thread of its own, with a cap on memory and time. */
export function isolatedDocuments({ threads = 2, limits = READING } = {}): IsolatedDocuments {
  const pool = threadPool({ start: () => startThread(workerEntry(), limits), size: threads, idleMs: 60_000 })
  const run = <Result>(job: Job, signal: AbortSignal) => pool.run(job, signal) as Promise<Result>
  return {
    read: (file, signal) => run({ do: 'read', file }, signal),
    tables: (file, wish, signal) => run({ do: 'tables', file, wish }, signal),
    fields: (file, wish, signal) => run({ do: 'fields', file, wish }, signal),
    fill: (file, wish, signal) => run({ do: 'fill', file, wish }, signal),
    write: (report, signal) => run({ do: 'write', report }, signal),
    close: pool.close,
  }
}
