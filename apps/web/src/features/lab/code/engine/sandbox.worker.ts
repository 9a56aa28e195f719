import { SANDBOX_LIMITS } from '@app/spec'
import { loadPython } from './load-python.ts'
import type { EngineFiles, FromWorker, Host, PracticeAnswer, ToWorker } from './messages.ts'
import { runJavaScript } from './run-javascript.ts'
import { runPython } from './run-python.ts'
import { sealWorker } from './seal-worker.ts'

const post = self.postMessage.bind(self) as (message: FromWorker) => void
const LONGEST_LINE = 2_000
const waiting = new Map<number, PromiseWithResolvers<PracticeAnswer>>()

let lines = 0

const host: Host = {
  print: (text) => {
    lines += 1
    if (lines <= SANDBOX_LIMITS.lines) post({ type: 'line', text: text.slice(0, LONGEST_LINE) })
    else if (lines === SANDBOX_LIMITS.lines + 1) post({ type: 'too-many-lines' })
  },
  fetchPage: (path) => {
    const id = waiting.size
    const page = Promise.withResolvers<PracticeAnswer>()
    waiting.set(id, page)
    post({ type: 'page', id, path })
    return page.promise
  },
}

const ENGINES = {
  async javascript(code: string, files: EngineFiles, begin: () => void) {
    begin()
    await runJavaScript(code, host, SANDBOX_LIMITS, files['quickjs.wasm'])
  },
  async python(code: string, files: EngineFiles, begin: () => void) {
    const python = await loadPython(files, SANDBOX_LIMITS.megabytes)
    sealWorker(self)
    begin()
    await runPython(python, code, host)
  },
}

async function start({ language, code, files }: Extract<ToWorker, { type: 'start' }>): Promise<void> {
  let began = performance.now()
  const begin = () => {
    began = performance.now()
    post({ type: 'began' })
  }
  const taken = () => performance.now() - began
  try {
    await ENGINES[language](code, files, begin)
    post({ type: 'done', ms: taken() })
  } catch (error) {
    post({ type: 'failed', words: error instanceof Error ? error.message.trim() : String(error), ms: taken() })
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') return void start(data)
  if (data.type === 'page') waiting.get(data.id)?.resolve(data.page)
  else waiting.get(data.id)?.reject(new Error(data.words))
}
