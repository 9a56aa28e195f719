/** Spec 2 §2 and §3: the built-in bots, in the order of the history's filter. */
export const BOT_IDS = ['sales-intelligence', 'data-processor', 'web-automation', 'communication-hub'] as const
export type BotId = (typeof BOT_IDS)[number]

/** Spec 2 §3 names passed and failed. A warning has met every expectation, and cost more than it should. */
export const TEST_STATUSES = ['passed', 'failed', 'warning'] as const
export type TestStatus = (typeof TEST_STATUSES)[number]

/** Spec 2 §2: shown with their hyphens as spaces. */
export const HEALTH_COMPONENTS = ['task-queue', 'database', 'browser', 'planner', 'mail', 'file-storage'] as const
export type HealthComponent = (typeof HEALTH_COMPONENTS)[number]
export const HEALTH_STATUSES = ['healthy', 'degraded', 'critical'] as const
export type HealthStatus = (typeof HEALTH_STATUSES)[number]

/** Slower than the first is degraded, slower than the second critical. Chosen by what a person waiting notices. */
export const HEALTH_LIMITS_MS: Record<HealthComponent, { slow: number; stuck: number }> = {
  'task-queue': { slow: 5_000, stuck: 60_000 },
  database: { slow: 100, stuck: 1_000 },
  browser: { slow: 3_000, stuck: 10_000 },
  planner: { slow: 1_000, stuck: 5_000 },
  mail: { slow: 2_000, stuck: 8_000 },
  'file-storage': { slow: 500, stuck: 5_000 },
}

/** In percent: below the first is degraded, below the second critical. */
export const HEALTH_RATES = { healthy: 95, degraded: 50 } as const

/** What a test loses in percent although it met its expectations. */
export const TEST_DEDUCTIONS = { retry: 10, renamed: 5, slow: 15, mostOfAKind: 20 } as const

/** Far over its own history: this many times the median of its passed runs, once there are enough of them. */
export const TEST_SLOW = { times: 3, runs: 3, leastMs: 2_000 } as const

/** The overall score: what the tests achieved weighs more than how fast the parts answered. */
export const OVERALL_SHARES = { tests: 0.7, health: 0.3 } as const

/** Spec 2 §9 names no time-out; a test that takes longer than this has failed. */
export const TEST_LONGEST_MS = 60_000
