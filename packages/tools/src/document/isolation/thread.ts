import { Worker } from 'node:worker_threads'
import { Refused } from '@app/toolkit'
import type { Job } from '../do-job.ts'
import { type FailureReport, fromReport } from './report.ts'

/** One thread that does one job at a time. */
export interface Thread {
  run(job: Job, signal: AbortSignal): Promise<unknown>
  /** It died, or was ended, and takes no further job. */
  readonly ended: boolean
  end(): Promise<void>
}

export interface ThreadLimits {
  milliseconds: number
  /** Of the thread's own heap: the runtime ends the thread there. */
  megabytes: number
  /** By how much the process may grow meanwhile: unpacked streams lie outside every heap, so that nothing else stops them. */
  outside: number
}

interface Waiting {
  resolve(result: unknown): void
  reject(reason: unknown): void
}

export function startThread(entry: URL, limits: ThreadLimits): Thread {
  const worker = startWorker(entry, limits)
  let [ended, waiting]: [boolean, Waiting | undefined] = [false, undefined]
  const end = async () => {
    ended = true
    await worker.terminate()
  }
  worker.on('message', (answer: { result: unknown } | { failed: FailureReport }) => {
    if ('failed' in answer) waiting?.reject(fromReport(answer.failed))
    else waiting?.resolve(answer.result)
  })
  worker.on('error', (error) => waiting?.reject(toSpoken(error)))
  worker.on('exit', () => {
    ended = true
    waiting?.reject(new Refused(TOO_MUCH))
  })
  return {
    get ended() {
      return ended
    },
    end,
    run: (job, signal) =>
      within(limits, signal, end, (outcome) => {
        waiting = outcome
        worker.ref()
        post(worker, job)
        return () => {
          waiting = undefined
          worker.unref()
        }
      }),
  }
}

function startWorker(entry: URL, { megabytes }: ThreadLimits): Worker {
  const worker = new Worker(entry, {
    execArgv: [],
    // Libraries mutter about broken documents; that is for nobody to read.
    stdout: true,
    stderr: true,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 },
  })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  return worker
}

/** Waits for the outcome within the limits. Whoever passes them, or is called off, takes the thread with them. */
async function within(
  limits: ThreadLimits,
  signal: AbortSignal,
  end: () => Promise<void>,
  begin: (outcome: Waiting) => () => void,
): Promise<unknown> {
  signal.throwIfAborted()
  const undo: (() => void)[] = []
  try {
    return await new Promise((resolve, reject) => {
      const stop = () => reject(signal.reason)
      signal.addEventListener('abort', stop)
      undo.push(() => signal.removeEventListener('abort', stop), watch(limits, reject), begin({ resolve, reject }))
    })
  } catch (error) {
    if (error instanceof Overdone || signal.aborted) await end()
    throw error
  } finally {
    for (const one of undo) one()
  }
}

/** How often the memory is looked at: between two looks a stream unpacks some ten megabytes. */
const LOOK_MS = 50

function watch({ milliseconds, outside }: ThreadLimits, stop: (reason: Overdone) => void): () => void {
  const before = process.memoryUsage.rss()
  const clock = setTimeout(() => stop(new Overdone(tooSlow(milliseconds))), milliseconds)
  const look = setInterval(() => {
    if (process.memoryUsage.rss() - before > outside * 1_000_000) stop(new Overdone(TOO_MUCH))
  }, LOOK_MS)
  return () => {
    clearTimeout(clock)
    clearInterval(look)
  }
}

class Overdone extends Refused {}

const tooSlow = (milliseconds: number) =>
  `The document took longer than ${milliseconds / 1000} seconds to read. Give a smaller part of it.`

/** The bytes move to the thread: one copy, because the caller keeps theirs. */
function post(worker: Worker, job: Job): void {
  if ('file' in job) {
    const bytes = new Uint8Array(job.file.bytes)
    worker.postMessage({ job: { ...job, file: { ...job.file, bytes } } }, [bytes.buffer])
  } else worker.postMessage({ job })
}

const TOO_MUCH = 'The document asks for more memory than a reading may have. Give a smaller part of it.'

const toSpoken = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new Refused(TOO_MUCH, { cause: error })
    : error
