import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Deciders } from '@app/planner'
import { createPractice } from '@app/practice'
import { afterAll } from 'vitest'
import type { Config } from '../config.ts'
import { createLogger } from '../http/logger.ts'
import { NO_SERVICES, startTestApp } from '../testing.ts'
import { assembleTools } from './assemble-tools.ts'
import { startWorker } from './start-worker.ts'

/** The browser these tests use; undefined where there is none. */
export const BROWSER = [process.env.BROWSER_PATH ?? '', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (one) => existsSync(one),
)

export interface Trace extends Record<string, unknown> {
  id: string
  status: string
  reason: string | null
  errorMessage: string | null
  steps: { tool: string; status: string; proof: string | null; output: Record<string, unknown> }[]
}

/** The reference of the first thing whose line fits. */
export function refOf(text: string, line: RegExp): string {
  const found = text.split('\n').find((one) => line.test(one))
  const ref = /\[(\w+)\]/.exec(found ?? '')?.[1]
  if (!ref) throw new Error(`nothing fits ${line} in:\n${text}`)
  return ref
}

const POLICY = { permissions: { fileAccess: true, appAccess: true }, limits: {}, approval: 'risky' }
const LONGEST_MS = 110_000

/** The product with its worker, its tools and the practice site: a recipe goes in, the trace of its run comes out. */
export async function startPracticeRuns({
  allow = [],
  mail = {},
  deciders,
}: {
  allow?: string[]
  mail?: Config['mail']
  deciders?: Deciders
} = {}) {
  const { person, parts } = await startTestApp()
  const demo = person()
  const practice = createPractice()
  await practice.listen({ host: '127.0.0.1', port: 0 })
  const base = `http://127.0.0.1:${(practice.server.address() as AddressInfo).port}`
  const browser = { path: BROWSER, cdpUrl: undefined }
  const { toolsFor, close } = assembleTools(
    { ...NO_SERVICES, mail, egressAllow: [new URL(base).host, ...allow], browser },
    { db: parts.db, masterKeys: parts.masterKeys, minds: deciders && { deciders, own: parts.models.own } },
  )
  const { db, masterKeys, files } = parts
  const log = createLogger('silent')
  const worker = await startWorker({ db, masterKeys, files, log, toolsFor, oneMachine: false })
  afterAll(async () => {
    await worker.stop()
    await close()
    await practice.close()
  })

  async function run(
    steps: unknown[],
    { domains = ['127.0.0.1'] }: { domains?: string[] | null } = {},
  ): Promise<Trace> {
    const body = { name: 'Test', recipe: { version: 1, steps }, policy: { ...POLICY, domains } }
    const asked = await demo.ask('POST', '/api/tasks', body)
    if (asked.status !== 200) throw new Error(`The task was refused: ${asked.words}`)
    return end((asked.json as Trace).id)
  }

  /** What has become of a task once it has come to rest. */
  async function end(id: string): Promise<Trace> {
    const until = performance.now() + LONGEST_MS
    while (performance.now() < until) {
      const trace = (await demo.ask('GET', `/api/tasks/${id}`)).json as Trace
      const rests = trace.reason === 'awaiting-approval' || trace.reason === 'needs-review'
      if (rests || trace.status === 'completed' || trace.status === 'failed') return trace
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The task did not end.')
  }

  return { run, end, demo, practice, base, db }
}
