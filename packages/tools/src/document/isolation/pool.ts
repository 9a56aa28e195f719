import type { Job } from '../do-job.ts'
import type { Thread } from './thread.ts'

export interface Pool {
  run(job: Job, signal: AbortSignal): Promise<unknown>
  close(): Promise<void>
}

export interface PoolOptions {
  start(): Thread
  size: number
  /** A thread that waited so long for work is ended: it holds libraries and pictures in memory. */
  idleMs: number
}

/** A few threads, started at need and kept warm. A document that ends its thread ends nothing else. */
export function threadPool({ start, size, idleMs }: PoolOptions): Pool {
  const free: { thread: Thread; timer: NodeJS.Timeout }[] = []
  const busy = new Set<Thread>()
  const waiting: (() => void)[] = []

  const take = (): Thread => {
    const idle = free.pop()
    clearTimeout(idle?.timer)
    const thread = idle && !idle.thread.ended ? idle.thread : start()
    busy.add(thread)
    return thread
  }

  const giveBack = (thread: Thread) => {
    busy.delete(thread)
    if (!thread.ended) {
      const entry = { thread, timer: setTimeout(() => retire(entry), idleMs).unref() }
      free.push(entry)
    }
    waiting.shift()?.()
  }

  const retire = (entry: (typeof free)[number]) => {
    free.splice(free.indexOf(entry), 1)
    void entry.thread.end()
  }

  return {
    async run(job, signal) {
      if (busy.size >= size) await turn(waiting, signal)
      const thread = take()
      try {
        return await thread.run(job, signal)
      } finally {
        giveBack(thread)
      }
    },
    async close() {
      for (const { timer } of free) clearTimeout(timer)
      await Promise.all([...free.map(({ thread }) => thread), ...busy].map((thread) => thread.end()))
      free.length = 0
    },
  }
}

/** Waits until a thread is free, or until nobody wants it any more. */
function turn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(called), 1)
      reject(signal.reason)
    }
    const called = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    signal.throwIfAborted()
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(called)
  })
}
