import type { TaskTrace } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { judgeHealth } from './judge-health.ts'
import { judgeRun, type RunFacts } from './judge-run.ts'
import { recommend } from './recommend.ts'
import { scoreHealth, scoreOverall } from './score-health.ts'
import { scoreTest } from './score-test.ts'
import { shapeOf } from './shape-of.ts'

const RUN: TaskTrace = {
  ...{ id: 'run', agentId: null, name: 'Test', description: '', status: 'completed', reason: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', executionTime: 1_000, result: { total: 3 }, errorMessage: null },
  ...{ verdict: 'verified', actionsUsed: 1, costCents: 0, origin: 'test', dryRun: false, steps: [] },
}

function stepOf(position: number, output: unknown, attempts = 1): TaskTrace['steps'][number] {
  return {
    ...{ position, path: String(position), name: 'Read', tool: 'rows.read', effect: 'reads', status: 'done' },
    ...{ input: {}, output, verdict: 'verified', proof: null, errorMessage: null, provenance: null, attempts },
    ...{ executionTime: 10, createdAt: '2026-01-01T00:00:00.000Z' },
  }
}

const factsOf = (run: Partial<TaskTrace>, more: Partial<RunFacts> = {}): RunFacts => ({
  run: { ...RUN, ...run },
  sites: new Map(),
  files: [],
  mails: [],
  ...more,
})

describe('a run is held against what was expected of it', () => {
  test('everything is there', () => {
    const facts = factsOf(
      { steps: [stepOf(1, { rows: [{}, {}] }), stepOf(2, { answer: '2 to 5 USD' })] },
      { sites: new Map([['/api/x', { items: [{ notes: 'mark' }] }]]), files: ['a.csv'], mails: ['mark'] },
    )
    const expectations = [
      { of: 'rows', step: 1, count: 2 },
      { of: 'words', step: 2, at: 'answer', contain: '2 to 5' },
      { of: 'site', path: '/api/x', at: 'items.0.notes', is: 'mark' },
      { of: 'file', name: 'a.csv' },
      { of: 'mail', subject: 'mark' },
      { of: 'verdict', is: 'verified' },
      { of: 'shape', is: { total: 'number' } },
      { of: 'result', is: { total: 3 } },
    ] as const
    expect(judgeRun(expectations, facts)).toEqual({ met: 9, total: 9, unmet: [] })
  })

  test.each([
    ['too few rows', { of: 'rows', step: 1, count: 3 }, { code: 'rows', values: { expected: '3', found: '2' } }],
    ['a site that says otherwise', { of: 'site', path: '/api/x', at: 'notes', is: 'mark' }, { code: 'site' }],
    ['no file', { of: 'file', name: 'a.csv' }, { code: 'file', values: { name: 'a.csv' } }],
    ['no mail', { of: 'mail', subject: 'mark' }, { code: 'mail' }],
    ['another kind of result', { of: 'shape', is: ['nothing'] }, { code: 'shape' }],
  ] as const)('%s is said', (_what, expectation, said) => {
    const facts = factsOf({ steps: [stepOf(1, { rows: [{}, {}] })] })
    const judged = judgeRun([expectation], facts)
    expect(judged).toMatchObject({ met: 1, total: 2, unmet: [said] })
  })

  test('a run that did not complete has missed one more', () => {
    expect(judgeRun([{ of: 'file', name: 'a' }], factsOf({ status: 'failed' }))).toMatchObject({ met: 0, total: 2 })
  })

  test('the shape of a result has its names and kinds, whatever their order', () => {
    expect(shapeOf({ b: [{ n: 1 }], a: 'x', c: null })).toEqual({ a: 'string', b: [{ n: 'number' }], c: 'nothing' })
  })
})

describe('the score', () => {
  const all = { met: 3, total: 3, unmet: [] }

  test('is the share of expectations met', () => {
    expect(scoreTest(all, RUN, undefined)).toMatchObject({ status: 'passed', score: 100 })
    expect(scoreTest({ ...all, met: 2 }, RUN, undefined)).toMatchObject({ status: 'failed', score: 67 })
  })

  test('is less for steps tried again and for names that have changed, never more than so much of a kind', () => {
    const steps = [1, 2, 3].map((position) => stepOf(position, { called: 'Find' }, 2))
    expect(scoreTest(all, { ...RUN, steps }, undefined)).toMatchObject({ status: 'warning', score: 100 - 20 - 15 })
  })

  test('is less for a run far over the test’s own history, and for that alone', () => {
    const run = { ...RUN, executionTime: 10_000 }
    expect(scoreTest(all, run, 1_000)).toMatchObject({ status: 'warning', score: 85, slow: true })
    expect(scoreTest(all, run, 4_000)).toMatchObject({ status: 'passed', score: 100 })
    expect(scoreTest(all, { ...RUN, executionTime: 400 }, 100)).toMatchObject({ status: 'passed' })
  })

  test('of everything is seven parts tests and three parts health', () => {
    expect(scoreOverall([100, 50], [100, 0])).toBe(68)
  })
})

describe('what is recommended follows from what failed', () => {
  const failed = { status: 'failed', score: 0, retried: 0, renamed: 0, slow: false } as const
  const none = { reason: null, late: false }

  test.each([
    ['The browser did not start. Try again; if it stays so, look at BROWSER_PATH.', 'browser'],
    ['There is no browser here. Set BROWSER_PATH to a Chromium, or let npm start install one.', 'browser'],
    ['127.0.0.1 answered 500 Internal Server Error. Check the address and what this step sends.', 'site'],
    ['shop.example answered 403 Forbidden. Check the credentials this step sends.', 'credentials'],
    ['There is no "Save contact" to press here. Nearest: “Keep” (button). Use one of these names.', 'page'],
    ['No row of this page answers this. The step before shows what was read.', 'page'],
    ['Something nobody has thought of.', 'look'],
  ])('%s', (errorMessage, code) => {
    expect(recommend({ errorMessage, ...none }, failed)).toEqual([{ code }])
  })

  test('a limit, a long wait, other values, retries and slowness each have their own', () => {
    expect(recommend({ errorMessage: null, reason: 'limit-reached', late: false }, failed)).toEqual([{ code: 'limit' }])
    expect(recommend({ errorMessage: null, reason: 'cancelled', late: true }, failed)).toEqual([{ code: 'time' }])
    expect(recommend({ errorMessage: null, ...none }, failed)).toEqual([{ code: 'values' }])
    const warned = { ...failed, status: 'warning', retried: 1, slow: true } as const
    expect(recommend({ errorMessage: null, ...none }, warned)).toEqual([{ code: 'retries' }, { code: 'slow' }])
    expect(
      recommend({ errorMessage: null, ...none }, { ...warned, status: 'passed', retried: 0, slow: false }),
    ).toEqual([])
  })
})

describe('health', () => {
  const quick = { component: 'database', tries: 3, failures: 0, tookMs: 30, issues: [] } as const

  test('is healthy while it answers quickly, and its figures are those that were measured', () => {
    const health = judgeHealth({ ...quick, issues: [] })
    expect(health).toMatchObject({
      status: 'healthy',
      metrics: { responseTime: 10, successRate: 100, errorRate: 0, throughput: 100 },
      issues: [],
    })
    expect(scoreHealth(health)).toBe(100)
  })

  test.each([
    [600, 'degraded', 50],
    [6_000, 'critical', 5],
  ])('three round trips in %s ms are %s, and it says so', (tookMs, status, score) => {
    const health = judgeHealth({ ...quick, tookMs, issues: [] })
    expect(health).toMatchObject({ status, issues: [{ code: 'database-slow', values: { ms: tookMs / 3, slow: 100 } }] })
    expect(scoreHealth(health)).toBe(score)
  })

  test('what does not answer now is critical, however good the last hour was', () => {
    const down = { ...quick, tries: 1, failures: 1, issues: [{ code: 'database-down' }] }
    expect(judgeHealth(down, { done: 1_000, failed: 0, busyMs: 1_000 })).toMatchObject({
      status: 'critical',
      metrics: { successRate: 0, errorRate: 100, throughput: 0 },
    })
  })

  test('failures of the last hour count beside the measurement', () => {
    const record = { done: 6, failed: 1, busyMs: 3_000 }
    expect(judgeHealth({ ...quick, issues: [] }, record)).toMatchObject({
      status: 'degraded',
      metrics: { successRate: 90, errorRate: 10, throughput: 2 },
      issues: [{ code: 'failures', values: { percent: 10 } }],
    })
  })
})
