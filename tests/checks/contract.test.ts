import { calls } from '@app/contract'
import { localPayments } from '@app/core'
import { preparedPlanners } from '@app/planner/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../apps/server/src/app.ts'
import { createLogger } from '../../apps/server/src/http/logger.ts'
import { createMetrics } from '../../apps/server/src/http/metrics.ts'
import { createWaits } from '../../apps/server/src/http/waits.ts'
import type { Parts } from '../../apps/server/src/parts.ts'

const rows = Object.values(calls).flatMap((group) => Object.values(group))
/** What is served beside the contract: documents about it, figures for a scraper, and streams that do not end. */
const BESIDE = [
  'GET /api/metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/events',
  'GET /api/tasks/:id/browser',
  'GET /api/collab/drafts/:id/live',
]

/** Never asked anything here: routes are counted, not called. */
const unused = undefined as never
const registered: string[] = []
let app: Awaited<ReturnType<typeof createApp>>

beforeAll(async () => {
  const parts: Parts = {
    db: unused,
    accounts: unused,
    live: unused,
    files: unused,
    log: createLogger('silent'),
    metrics: createMetrics(),
    masterKeys: [],
    version: '0',
    authMode: 'demo',
    publicUrl: undefined,
    metricsToken: undefined,
    stripePublishableKey: undefined,
    mail: 'outbox',
    billing: { db: unused, payments: localPayments([]), note: () => undefined },
    answerCall: async () => '',
    lookAtMcp: async () => [],
    tryPlatform: async () => ({ verdict: 'unclear', asked: null, status: null, answer: '' }),
    models: { own: async () => ({}), tryModel: unused, findServers: async () => [], local: unused },
    planners: preparedPlanners({}),
    explainers: { named: () => undefined },
    flags: { isOn: async () => true },
    practiceUrl: undefined,
    findBrowser: () => 'missing',
    webFiles: undefined,
    requestsPerMinute: 1,
    waits: createWaits(),
  }
  app = await createApp(parts, (route) => registered.push(`${route.method} ${route.url}`))
})

describe('the contract', () => {
  test.each(rows.map((row) => [row.method, row.path] as const))('%s %s is answered by the server', (method, url) => {
    expect(app.hasRoute({ method, url })).toBe(true)
  })

  test('the server answers nothing under /api that is not a row', () => {
    const known = new Set([...rows.map((row) => `${row.method} ${row.path}`), ...BESIDE])
    const api = registered.filter((route) => route.includes(' /api/') && !route.startsWith('HEAD'))
    expect(api.length).toBeGreaterThanOrEqual(rows.length)
    expect(api.filter((route) => !known.has(route))).toEqual([])
  })

  test('no two rows say the same call', () => {
    const names = rows.map((row) => `${row.method} ${row.path}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('every row says what it does in a sentence', () => {
    expect(rows.filter((row) => !/^[A-Z].+\.$/.test(row.does)).map((row) => row.path)).toEqual([])
  })
})
