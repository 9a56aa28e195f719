import { builtinPlanner } from '@app/planner'
import { startBreakableSite } from '@app/practice/testing'
import { afterAll } from 'vitest'
import { createLogger } from '../http/logger.ts'
import { NO_SERVICES, startTestApp } from '../testing.ts'
import { assembleTools, type Toolbox } from '../worker/assemble-tools.ts'
import { startWorker } from '../worker/start-worker.ts'
import type { Probes } from './probes.ts'

/** The product with a worker and a practice site that can be broken while it runs. */
export async function startBench({ browserPath }: { browserPath: string | undefined }) {
  const site = await startBreakableSite()
  const probes: Probes = {}
  const planner = builtinPlanner()
  // From its source a thread takes seconds to start, which no installation has to wait for.
  await planner.plan(
    { words: 'Open https://shop.example', sites: [], logIns: [], now: new Date() },
    AbortSignal.timeout(60_000),
  )
  const { person, parts, db } = await startTestApp({
    practiceUrl: site.url,
    planners: { keyOf: () => null, byDefault: () => 'quantum-ai', named: () => planner },
    probes,
  })
  const toolbox: Toolbox = assembleTools(
    { ...NO_SERVICES, egressAllow: [new URL(site.url).host], browser: { path: browserPath, cdpUrl: undefined } },
    parts,
  )
  probes.browser = toolbox.openWindow
  const { masterKeys, files } = parts
  const log = createLogger('silent')
  const worker = await startWorker({ db, masterKeys, files, log, toolsFor: toolbox.toolsFor, oneMachine: false })
  afterAll(async () => {
    await worker.stop()
    await toolbox.close()
    await site.close()
  })
  return { demo: person(), db, parts, probes, site }
}
