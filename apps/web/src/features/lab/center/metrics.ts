import type { Monitor } from '@app/contract'

export const METRICS = ['running', 'queue', 'steps', 'success', 'step', 'memory'] as const
export type Metric = (typeof METRICS)[number]

/** Null where there was nothing to measure. */
export const READ: Record<Metric, (monitor: Monitor) => number | null> = {
  running: ({ all }) => all.running,
  queue: ({ all }) => all.queued,
  steps: ({ stepsPerMinute }) => stepsPerMinute,
  success: ({ successRate }) => successRate,
  step: ({ stepLatencyMs }) => stepLatencyMs?.p50 ?? null,
  memory: ({ memory }) => memory.processBytes,
}
