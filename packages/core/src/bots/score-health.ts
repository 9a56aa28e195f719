import { HEALTH_LIMITS_MS, OVERALL_SHARES } from '@app/spec'
import type { MeasuredHealth } from './judge-health.ts'

/** The share that succeeded, in percent, less in proportion where answers were slower than they should be. */
export function scoreHealth({ component, metrics }: Pick<MeasuredHealth, 'component' | 'metrics'>): number {
  const speed = Math.min(1, HEALTH_LIMITS_MS[component].slow / Math.max(1, metrics.responseTime))
  return Math.round(metrics.successRate * speed)
}

/** All tests together and all parts together, in fixed shares. */
export function scoreOverall(tests: readonly number[], health: readonly number[]): number {
  const { tests: forTests, health: forHealth } = OVERALL_SHARES
  if (tests.length === 0) return Math.round(mean(health))
  return Math.round(mean(tests) * forTests + mean(health) * forHealth)
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
