import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import type { Goal, Plan } from '../../port.ts'

export type Answer = { began: true } | { plan: Plan } | { failed: Error }

/** A thread that reads one goal at a time. */
export interface ReadingThread {
  /** Undefined where the reading took more than it may have: the thread is over then. */
  read(goal: Goal, limits: ReadingLimits): Promise<Plan | undefined>
  readonly ended: boolean
  end(): Promise<void>
}

export interface ReadingLimits {
  /** Of work. A machine that is busy with something else does not make a sentence slow. */
  workMs: number
  /** By the clock, whatever the machine does. */
  longestMs: number
}

const LOOK_MS = 20

export function startReadingThread(entry = threadEntry()): ReadingThread {
  const worker = new Worker(entry, { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } })
  worker.unref()
  let ended = false
  const end = async () => {
    ended = true
    await worker.terminate()
  }
  worker.on('exit', () => {
    ended = true
  })
  return {
    get ended() {
      return ended
    },
    end,
    read: (goal, limits) => {
      worker.ref()
      return new Promise<Plan | undefined>((resolve, reject) => {
        let stopWatching: () => void = () => undefined
        const settle = (then: () => void) => {
          stopWatching()
          worker.removeAllListeners('message')
          worker.removeListener('error', fail)
          worker.removeListener('exit', exit)
          worker.unref()
          then()
        }
        const fail = (error: Error) => settle(() => reject(error))
        const exit = () => settle(() => reject(new Error('The thread that reads words ended.')))
        worker.once('error', fail)
        worker.once('exit', exit)
        worker.on('message', (answer: Answer) => {
          if ('plan' in answer) settle(() => resolve(answer.plan))
          else if ('failed' in answer) settle(() => reject(answer.failed))
          else stopWatching = watch(worker, limits, () => settle(() => void end().then(() => resolve(undefined))))
        })
        worker.postMessage(goal)
      })
    },
  }
}

/** What the process has worked and its own loop has not, for as long as the thread was at it: others may work beside it. */
function watch(worker: Worker, { workMs, longestMs }: ReadingLimits, stop: () => void): () => void {
  const [cpu, loop, began] = [process.cpuUsage(), performance.eventLoopUtilization(), performance.now()]
  const own = worker.performance.eventLoopUtilization()
  const look = setInterval(() => {
    const { user, system } = process.cpuUsage(cpu)
    const besides = (user + system) / 1_000 - performance.eventLoopUtilization(loop).active
    const worked = Math.min(besides, worker.performance.eventLoopUtilization(own).active)
    if (worked > workMs || performance.now() - began > longestMs) stop()
  }, LOOK_MS)
  return () => clearInterval(look)
}

/** Where the thread's program is: beside this file while developing, beside the built server as `reading-worker.js`. */
function threadEntry(here = import.meta.url): URL {
  if (here.endsWith('.ts')) return new URL('./work-from-source.mjs', here)
  return new URL(`${here.includes('/assets/') ? '../' : './'}reading-worker.js`, here)
}
