import { HEALTH_COMPONENTS, HEALTH_STATUSES, TEST_STATUSES } from '@app/spec'
import { z } from 'zod'
import { ById, call, Done, Id } from './call.ts'
import { Paging } from './tasks.ts'
import { name } from './text.ts'

const count = z.number().int().min(0)
const percent = z.number().min(0).max(100)

/** Spec 2 §3. `timestamp` and the run it came from stand beside what the specification lists. */
export const TestResult = z.strictObject({
  id: z.string(),
  testName: z.string(),
  /** A built-in bot, or the id of one's own agent. */
  botId: z.string(),
  status: z.enum(TEST_STATUSES),
  score: percent,
  executionTime: count,
  errorMessages: z.array(z.string()),
  recommendations: z.array(z.string()),
  timestamp: z.iso.datetime(),
  taskId: z.string().nullable(),
})
export type TestResult = z.infer<typeof TestResult>

export const SystemHealth = z.strictObject({
  component: z.enum(HEALTH_COMPONENTS),
  status: z.enum(HEALTH_STATUSES),
  metrics: z.strictObject({
    /** Milliseconds, measured just now. */
    responseTime: z.number().min(0),
    successRate: percent,
    errorRate: percent,
    /** Per second of work: in the last hour where there is a record of it, else of the measurement itself. */
    throughput: z.number().min(0),
  }),
  issues: z.array(z.string()),
})
export type SystemHealth = z.infer<typeof SystemHealth>

export const ComprehensiveTest = z.strictObject({
  overallScore: percent,
  testResults: z.array(TestResult),
  systemHealth: z.array(SystemHealth),
})
export type ComprehensiveTest = z.infer<typeof ComprehensiveTest>

export const PerformanceReport = z.strictObject({
  /** By bot and by component. */
  scores: z.record(z.string(), percent),
  summary: z.string(),
  criticalIssues: z.array(z.string()),
})
export type PerformanceReport = z.infer<typeof PerformanceReport>

/** One test before it runs: what it is called, and about how many actions it takes. */
export const BotTest = z.strictObject({ id: z.string(), name: z.string(), actions: count })

export const Bot = z.strictObject({
  id: z.string(),
  name: z.string(),
  objective: z.string(),
  /** One's own agent with saved tests, rather than a built-in bot. */
  own: z.boolean(),
  tests: z.array(BotTest),
})
export type Bot = z.infer<typeof Bot>

/** How tests of one day ended. `flaky`: the verdict was another one than at the run before of the same test. */
export const TestDay = z.strictObject({
  date: z.iso.date(),
  passed: count,
  warning: count,
  failed: count,
  flaky: count,
  /** Null on a day without tests. */
  meanMs: z.number().nullable(),
  actions: count,
  costCents: z.number().min(0),
})
export type TestDay = z.infer<typeof TestDay>

export const NewAgentTest = z.strictObject({
  name: name(120),
  /** Also the same values, and not only the same kind of result. */
  sameValues: z.boolean(),
  /** Walks everything and withholds every effect, so that nothing is sent or changed by the test. */
  dryRun: z.boolean(),
})
export type NewAgentTest = z.infer<typeof NewAgentTest>

export const AgentTest = z.strictObject({ id: z.string(), agentId: z.string(), name: z.string(), taskId: z.string() })
export type AgentTest = z.infer<typeof AgentTest>

/** What the event stream tells while tests run: `bots.progress`, and `bots.tested` at the end. */
export const BOTS_PROGRESS = 'bots.progress'
export const BOTS_TESTED = 'bots.tested'

export const botCalls = {
  list: call({
    method: 'GET',
    path: '/api/bots',
    does: 'Lists the built-in bots and your agents with saved tests, each with its tests and about how many actions they take.',
    reply: z.array(Bot),
  }),
  testAll: call({
    method: 'POST',
    path: '/api/bots/test/comprehensive',
    does: 'Runs the tests of the built-in bots and measures the parts of the installation. Asked for while it runs, it answers with the same run.',
    body: z.strictObject({}),
    reply: ComprehensiveTest,
  }),
  report: call({
    method: 'GET',
    path: '/api/bots/performance/report',
    does: 'Tells the latest score of each bot and of each part of the installation, and what is critical.',
    reply: PerformanceReport,
  }),
  history: call({
    method: 'GET',
    path: '/api/bots/test/history',
    does: 'Lists test results, newest first, of all bots or of one.',
    query: Paging.extend({ botId: Id.optional() }),
    reply: z.array(TestResult),
  }),
  trend: call({
    method: 'GET',
    path: '/api/bots/test/trend',
    does: 'Tells day by day of the last 30 how tests ended, how long they took and what they cost.',
    query: z.object({ botId: Id.optional() }),
    reply: z.array(TestDay),
  }),
  health: call({
    method: 'GET',
    path: '/api/bots/health',
    does: 'Measures queue, database, browser, planner, mail and storage now.',
    reply: z.array(SystemHealth),
  }),
  test: call({
    method: 'POST',
    path: '/api/bots/:id/test',
    does: 'Runs the tests of one bot, or of one of your agents.',
    params: ById,
    body: z.strictObject({}),
    reply: z.array(TestResult),
  }),
  saveTest: call({
    method: 'POST',
    path: '/api/tasks/:id/save-as-test',
    does: 'Saves a completed run of an agent as a test of it: what it came to is what the test expects.',
    params: ById,
    body: NewAgentTest,
    reply: AgentTest,
  }),
  deleteTest: call({
    method: 'DELETE',
    path: '/api/bots/tests/:id',
    does: 'Deletes a saved test; its results stay.',
    params: ById,
    reply: Done,
  }),
}
