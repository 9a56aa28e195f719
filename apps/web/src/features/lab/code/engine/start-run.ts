import { calls } from '@app/contract'
import { SANDBOX_LIMITS, type SampleLanguage } from '@app/spec'
import { fetchCall } from '../../../../lib/call.ts'
import { wordsFrom } from '../../../../lib/call-error.ts'
import { fetchEngine } from './fetch-engine.ts'
import type { FromWorker, ToWorker } from './messages.ts'

export type RunEnd =
  | { type: 'done'; ms: number }
  | { type: 'failed'; words: string; ms: number }
  | { type: 'too-long' }
  | { type: 'too-many-lines' }
  | { type: 'no-engine' }

export interface RunWatcher {
  began(): void
  line(text: string): void
  ended(end: RunEnd): void
}

/** The interpreter of JavaScript stops by itself at its limit; what does not is ended a moment later. */
const GRACE_MS = 1_000

/** Runs a program in a worker of its own; what comes back ends it, wherever it is. */
export function startRun(language: SampleLanguage, code: string, watcher: RunWatcher): () => void {
  const worker = new Worker(new URL('./sandbox.worker.ts', import.meta.url), { type: 'module', name: 'sandbox' })
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = (message: ToWorker) => worker.postMessage(message)
  const stop = () => {
    clearTimeout(timer)
    stopping.abort()
    worker.terminate()
  }
  const end = (outcome: RunEnd) => {
    if (stopping.signal.aborted) return
    stop()
    watcher.ended(outcome)
  }
  const fetchPage = boundedPages(send)
  worker.onerror = () => end({ type: 'no-engine' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'line') return watcher.line(data.text)
    if (data.type === 'page') return void fetchPage(data.id, data.path)
    if (data.type !== 'began') return end(asEnd(data))
    watcher.began()
    timer = setTimeout(() => end({ type: 'too-long' }), SANDBOX_LIMITS.seconds * 1_000 + GRACE_MS)
  }
  fetchEngine(language, stopping.signal).then(
    (files) => send({ type: 'start', language, code, files }),
    () => end({ type: 'no-engine' }),
  )
  return stop
}

/** QuickJS names what ended it; everything else is the program's own error. */
const asEnd = (data: Extract<FromWorker, { type: 'done' | 'failed' | 'too-many-lines' }>): RunEnd =>
  data.type === 'failed' && data.words.startsWith('InternalError: interrupted') ? { type: 'too-long' } : data

/** The one way out: a page of the user's practice site, by its path, and not without end. */
function boundedPages(send: (message: ToWorker) => void) {
  let asked = 0
  return async (id: number, path: string) => {
    asked += 1
    try {
      if (asked > SANDBOX_LIMITS.pages) throw new Error(`A program may read ${SANDBOX_LIMITS.pages} pages.`)
      send({ type: 'page', id, page: await fetchCall(calls.lab.page, { query: { path } }) })
    } catch (error) {
      send({ type: 'no-page', id, words: wordsFrom(error, error instanceof Error ? error.message : String(error)) })
    }
  }
}
