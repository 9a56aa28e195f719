import type { Bot, ComprehensiveTest, TestResult } from '@app/contract'
import { BOT_IDS, HEALTH_COMPONENTS } from '@app/spec'
import { afterEach, describe, expect, test } from 'vitest'
import { BROWSER } from '../worker/practice-testing.ts'
import { startBench } from './bench-testing.ts'

describe.skipIf(!BROWSER)('the built-in bots are tested on the practice site', async () => {
  const { demo, db, site } = await startBench({ browserPath: BROWSER })
  const testAll = async () => (await demo.ask('POST', '/api/bots/test/comprehensive', {})).json as ComprehensiveTest
  const testBot = async (id: string) => (await demo.ask('POST', `/api/bots/${id}/test`, {})).json as TestResult[]

  afterEach(() => site.breakBy(() => false))

  test('all pass where nothing is broken; a second call meanwhile is the same run; every result has its run', async () => {
    const [first, second] = await Promise.all([testAll(), testAll()])
    expect(second).toEqual(first)
    const told = first.testResults.map(({ botId, testName, status, errorMessages }) => [
      botId,
      testName,
      status,
      ...errorMessages,
    ])
    expect(told.filter(([, , status]) => status !== 'passed')).toEqual([])
    expect(new Set(told.map(([botId]) => botId))).toEqual(new Set(BOT_IDS))
    expect(first.systemHealth.map(({ component }) => component)).toEqual([...HEALTH_COMPONENTS])
    expect(first.systemHealth.filter(({ status }) => status === 'critical')).toEqual([])
    expect(first.overallScore).toBeGreaterThanOrEqual(85)
    for (const { taskId, executionTime } of first.testResults) {
      expect(executionTime).toBeGreaterThan(0)
      const { json } = await demo.ask('GET', `/api/tasks/${taskId}`)
      expect(json).toMatchObject({ status: 'completed', origin: 'test' })
    }
    const history = (await demo.ask('GET', '/api/bots/test/history')).json as TestResult[]
    expect(history).toHaveLength(first.testResults.length)
    const report = (await demo.ask('GET', '/api/bots/performance/report')).json
    expect(report).toMatchObject({ scores: { 'sales-intelligence': 100 }, criticalIssues: [] })
    const forecast = (await demo.ask('GET', '/api/bots')).json as Bot[]
    const about = forecast.flatMap(({ tests }) => tests).reduce((sum, { actions }) => sum + actions, 0)
    expect((await demo.ask('GET', '/api/analytics/user')).json).toMatchObject({ actionsUsedThisMonth: about })
  }, 120_000)

  test('a page of the site that is broken: its test fails in the run’s own words, with what helps', async () => {
    site.breakBy((path, response) => {
      if (!path.startsWith('/crm')) return false
      response.writeHead(500).end('broken')
      return true
    })
    const results = await testBot('sales-intelligence')
    expect(results.map(({ status }) => status)).toEqual(['failed', 'failed', 'passed'])
    expect(results[0]).toMatchObject({ score: 0, errorMessages: [expect.stringMatching(/answered 500/)] })
    expect(results[0]?.recommendations[0]).toMatch(/^Check that the site is up/)
    const { scores, criticalIssues } = (await demo.ask('GET', '/api/bots/performance/report')).json as {
      scores: Record<string, number>
      criticalIssues: string[]
    }
    expect(scores['sales-intelligence']).toBe(33)
    expect(criticalIssues).toContainEqual(
      expect.stringMatching(/^Sales Intelligence · .*Find the leads .*answered 500/),
    )
  }, 60_000)

  test('a shop that was built anew: the work is done, and the test warns that the page has changed', async () => {
    // Made new before the tests, the site is given its new look at once.
    site.breakBy((path, response) => {
      if (path !== '/api/reset') return false
      void rebuild().then(() => response.writeHead(200).end())
      return true
    })
    let copy = ''
    const rebuild = async () => {
      await fetch(`${copy}/api/look`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ look: 'new' }),
      })
    }
    copy = await copyOf()
    const results = await testBot('web-automation')
    const search = results.find(({ testName }) => testName === 'Search the shop by price')
    expect(search).toMatchObject({ status: 'warning', errorMessages: [] })
    expect(search?.score).toBeLessThan(100)
    expect(search?.recommendations[0]).toMatch(/^The page has changed/)
  }, 60_000)

  /** Where the last tests worked, as their runs tell it. */
  async function copyOf(): Promise<string> {
    const [last] = (await demo.ask('GET', '/api/bots/test/history?botId=web-automation')).json as TestResult[]
    const { steps } = (await demo.ask('GET', `/api/tasks/${last?.taskId}`)).json as { steps: { input: object }[] }
    return /http:\/\/[^"]+?\/u\/[\w-]+/.exec(JSON.stringify(steps))?.[0] ?? ''
  }

  test('a run saved as a test of an agent is run again and compared; a changed site is noticed', async () => {
    const base = await copyOf()
    const recipe = {
      version: 1,
      title: '',
      steps: [
        { do: 'http.get', with: { url: `${base}/api/products?perPage=50` }, save: 'products' },
        { do: 'rows.answer', with: { rows: '{{products.json.items}}', how: 'sum', field: 'priceCents' } },
      ],
    }
    const agent = (await demo.ask('POST', '/api/agents', { name: 'Adds up', recipe, domains: ['127.0.0.1'] })).json as {
      id: string
    }
    const task = (await demo.ask('POST', `/api/agents/${agent.id}/execute`)).json as { id: string }
    await expect
      .poll(async () => ((await demo.ask('GET', `/api/tasks/${task.id}`)).json as { status: string }).status, {
        timeout: 20_000,
      })
      .toBe('completed')
    const body = { name: 'The sum is the same', sameValues: true, dryRun: false }
    expect((await demo.ask('POST', `/api/tasks/${task.id}/save-as-test`, body)).status).toBe(200)
    expect(await testBot(agent.id)).toMatchObject([
      { botId: agent.id, testName: 'The sum is the same', status: 'passed', score: 100 },
    ])
    site.breakBy((path, response) => {
      if (!path.startsWith('/api/products')) return false
      const items = [{ sku: 'PAP-001', priceCents: 1 }]
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items, total: 1 }))
      return true
    })
    expect(await testBot(agent.id)).toMatchObject([
      { status: 'failed', errorMessages: ['The result holds other values than that of the saved run.'] },
    ])
    const days = (await demo.ask('GET', `/api/bots/test/trend?botId=${agent.id}`)).json as { flaky: number }[]
    expect(days.at(-1)).toMatchObject({ passed: 1, failed: 1, flaky: 1 })
    expect(await db.ping()).toBe(true)
  }, 60_000)
})

describe('the browser is gone', async () => {
  const { demo } = await startBench({ browserPath: '/nowhere/chromium' })

  test('its health is critical, tests that need it fail and say so, those that do not still pass', async () => {
    const health = (await demo.ask('GET', '/api/bots/health')).json as { component: string }[]
    expect(health.find(({ component }) => component === 'browser')).toMatchObject({
      status: 'critical',
      metrics: { successRate: 0, errorRate: 100, throughput: 0 },
      issues: [expect.stringMatching(/^The browser does not open a page/)],
    })
    const hub = (await demo.ask('POST', '/api/bots/communication-hub/test', {})).json as TestResult[]
    expect(hub.map(({ status }) => status)).toEqual(['failed', 'failed', 'passed', 'passed'])
    expect(hub[0]).toMatchObject({
      errorMessages: [expect.stringMatching(/browser/i)],
      recommendations: [expect.stringMatching(/^Check that the browser starts/)],
    })
  }, 90_000)
})
