import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { builtinPlanner } from '@app/planner'
import { createPractice } from '@app/practice'
import { afterAll } from 'vitest'
import { createLogger } from '../http/logger.ts'
import { NO_SERVICES, startTestApp } from '../testing.ts'
import { assembleTools, type Toolbox } from '../worker/assemble-tools.ts'
import { startWorker } from '../worker/start-worker.ts'
import type { Probes } from './probes.ts'

/** Answers a request instead of the practice site where it has something to say; true if it did. */
export type Trouble = (path: string, response: ServerResponse) => boolean

/** The product with a worker and a practice site that can be broken while it runs. */
export async function startBench({ browserPath }: { browserPath: string | undefined }) {
  const site = await startBreakableSite()
  const probes: Probes = {}
  const planner = builtinPlanner()
  const { person, parts, db } = await startTestApp({
    practiceUrl: site.url,
    planners: { named: () => planner },
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

/** The practice site behind a door that can be made to fail. */
async function startBreakableSite() {
  const practice = createPractice()
  await practice.listen({ host: '127.0.0.1', port: 0 })
  const port = portOf(practice.server)
  let trouble: Trouble = () => false
  const door = createServer((incoming, outgoing) => {
    const path = incoming.url?.replace(/^\/u\/[\w-]+/, '') ?? ''
    if (!trouble(path, outgoing)) pass(incoming, outgoing, port)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(door)}`,
    breakBy: (next: Trouble) => {
      trouble = next
    },
    close: async () => {
      door.closeAllConnections()
      door.close()
      await practice.close()
    },
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const through = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  through.on('error', () => outgoing.destroy())
  incoming.pipe(through)
}
