import { TASK_REASONS, TASK_STATUSES, VERDICTS } from '@app/spec'
import { z } from 'zod'
import { call } from './call.ts'

const count = z.number().int().min(0)

/** Half of all were quicker than the first, nineteen of twenty quicker than the second. */
export const Latency = z.strictObject({ p50: z.number(), p95: z.number() })
export type Latency = z.infer<typeof Latency>

const Queue = z.strictObject({ queued: count, running: count, waiting: count })

/** What this installation does right now. Of others it tells counts and nothing else. */
export const Monitor = z.strictObject({
  at: z.iso.datetime(),
  own: Queue,
  all: Queue,
  /** How long the first in the queue has been there; null while nobody waits. */
  oldestQueuedMs: count.nullable(),
  /** Of the last full minute. */
  stepsPerMinute: count,
  /** Of the last hour: how many tasks ended, and which share of them completed. */
  ended: count,
  successRate: z.number().min(0).max(1).nullable(),
  /** Of the last five minutes; null where there was nothing to measure. */
  startLatencyMs: Latency.nullable(),
  stepLatencyMs: Latency.nullable(),
  /** Workers that hold a task now, and processes that are connected. */
  workersAtWork: count,
  processes: count,
  browser: z.enum(['found', 'missing']),
  browserWindows: count,
  /** Of the process that answers, and of its machine. */
  memory: z.strictObject({ processBytes: count, freeBytes: count, totalBytes: count }),
  uptimeS: count,
})
export type Monitor = z.infer<typeof Monitor>

export const AgentState = z.strictObject({
  agentId: z.string(),
  running: count,
  /** Tasks that stand still until a person says something. */
  waiting: count,
  last: z
    .strictObject({
      taskId: z.string(),
      status: z.enum(TASK_STATUSES),
      reason: z.enum(TASK_REASONS).nullable(),
      verdict: z.enum(VERDICTS).nullable(),
      errorMessage: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** When it runs by itself next; null without a schedule, or while it is switched off. */
  nextRunAt: z.iso.datetime().nullable(),
})
export type AgentState = z.infer<typeof AgentState>

/** What a newcomer has done, from the record. */
export const FirstSteps = z.strictObject({
  agent: z.boolean(),
  dryRun: z.boolean(),
  /** A task on the practice site, carried out and proven; on any site where there is no practice site. */
  proven: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>

export const monitorCalls = {
  read: call({
    method: 'GET',
    path: '/api/monitor',
    does: 'Tells what this installation does right now: queue, pace, latencies, workers, browser and memory.',
    reply: Monitor,
  }),
  agents: call({
    method: 'GET',
    path: '/api/monitor/agents',
    does: 'Tells of each of your agents what it is doing, how its last task ended and when it runs next.',
    reply: z.array(AgentState),
  }),
  firstSteps: call({
    method: 'GET',
    path: '/api/monitor/first-steps',
    does: 'Tells which of the first steps with the product you have taken.',
    reply: FirstSteps,
  }),
}
