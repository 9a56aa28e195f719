import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Task } from '@app/contract'
import { afterAll, expect, test } from 'vitest'
import { createLogger } from '../http/logger.ts'
import { NO_SERVICES, startTestApp } from '../testing.ts'
import { assembleTools } from '../worker/assemble-tools.ts'
import { startWorker } from '../worker/start-worker.ts'
import { startTracing } from './start-tracing.ts'

interface Sent {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
}

const got: { path: string; key: unknown; body: string }[] = []
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    got.push({ path: request.url ?? '', key: request.headers['x-key'], body: Buffer.concat(chunks).toString() })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const { spans, stop } = await startTracing({ tracing: { endpoint, headers: { 'x-key': 'k' } } }, '1.2.3')
const { person, parts } = await startTestApp({ spans })
const { db, masterKeys, files } = parts
const { toolsFor, close } = assembleTools(
  { ...NO_SERVICES, egressAllow: ['127.0.0.1:1'], browser: { path: undefined, cdpUrl: undefined } },
  parts,
)
const log = createLogger('silent')
const worker = await startWorker({ db, masterKeys, files, log, toolsFor, oneMachine: false, spans })
afterAll(async () => {
  await worker.stop()
  await close()
  collector.close()
})

test('requests, tasks and their steps reach the collector as spans, without what they worked with', async () => {
  const demo = person()
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const steps = [
    { do: 'rows.answer', with: { rows: [{ name: 'canary' }], how: 'count' } },
    { do: 'http.get', with: { url: 'http://127.0.0.1:1/canary' } },
  ]
  const body = { name: 'Canary', recipe: { version: 1, steps } }
  const task = (await demo.ask('POST', '/api/tasks?canary=1', body, { traceparent })).json as Task
  const status = async () => ((await demo.ask('GET', `/api/tasks/${task.id}`)).json as Task).status
  await expect.poll(status, { timeout: 20_000 }).toBe('failed')
  await stop()
  const sent = got.flatMap(({ body: text }) =>
    JSON.parse(text).resourceSpans.flatMap((one: { scopeSpans: { spans: Sent[] }[] }) =>
      one.scopeSpans.flatMap(({ spans: inner }) => inner),
    ),
  ) as Sent[]
  expect(got[0]).toMatchObject({ path: '/v1/traces', key: 'k' })
  const asked = sent.find(({ name }) => name === 'POST /api/tasks')
  expect(asked).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' })
  const work = sent.find(({ name }) => name === 'task')
  const first = sent.find(({ name }) => name === 'rows.answer')
  expect(first).toMatchObject({ traceId: work?.traceId, parentSpanId: work?.spanId })
  expect(sent.find(({ name }) => name === 'http.get')?.status.code).toBe(2)
  expect(JSON.stringify(got)).not.toContain('anary')
}, 30_000)

test('without an endpoint nobody is told', async () => {
  const quiet = await startTracing({ tracing: {} }, '1.2.3')
  expect(quiet.spans).toBeUndefined()
  await quiet.stop()
})
