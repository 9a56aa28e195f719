import type { SystemHealth } from '@app/contract'
import type { Said } from '@app/db'
import { HEALTH_LIMITS_MS, HEALTH_RATES, type HealthComponent, type HealthStatus } from '@app/spec'

/** What a measurement found. */
export interface Measured {
  component: HealthComponent
  tries: number
  failures: number
  /** Of the tries together. */
  tookMs: number
  /** What one try takes, or how long work waits; the mean of the tries where nobody says. */
  responseMs?: number | undefined
  /** What was wrong, in words or by code. */
  issues: Said[]
}

/** What the installation itself did with a component in the last hour. */
export interface WorkRecord {
  done: number
  failed: number
  busyMs: number
}

/** Health with its issues still to be put into the reader's language. */
export type MeasuredHealth = Omit<SystemHealth, 'issues'> & { issues: Said[] }

/** Figures from the measurement and the record; the status from the thresholds, and nothing else. */
export function judgeHealth(
  measured: Measured,
  record: WorkRecord = { done: 0, failed: 0, busyMs: 0 },
): MeasuredHealth {
  const { component, tries, failures, tookMs, issues } = measured
  const isDown = tries > 0 && failures === tries
  // What does not answer now is not made good by an hour in which it did.
  const counted = isDown ? { done: 0, failed: 0, busyMs: 0 } : record
  const total = tries + counted.done + counted.failed
  const successRate = total === 0 ? 100 : ((total - failures - counted.failed) / total) * 100
  const responseTime = readable(measured.responseMs ?? tookMs / Math.max(1, tries))
  const status = isDown ? 'critical' : statusOf(component, responseTime, successRate)
  return {
    component,
    status,
    metrics: {
      responseTime,
      successRate: tenth(successRate),
      errorRate: tenth(100 - successRate),
      throughput: isDown ? 0 : tenth(paceOf(measured, counted)),
    },
    issues: issues.length > 0 || status === 'healthy' ? issues : [reasonFor(component, responseTime, successRate)],
  }
}

function statusOf(component: HealthComponent, responseMs: number, successRate: number): HealthStatus {
  const { slow, stuck } = HEALTH_LIMITS_MS[component]
  if (responseMs > stuck || successRate < HEALTH_RATES.degraded) return 'critical'
  return responseMs > slow || successRate < HEALTH_RATES.healthy ? 'degraded' : 'healthy'
}

/** Whatever is not healthy says why. */
function reasonFor(component: HealthComponent, responseMs: number, successRate: number): Said {
  const slow = HEALTH_LIMITS_MS[component].slow
  if (responseMs > slow) return { code: `${component}-slow`, values: { ms: responseMs, slow } }
  return { code: 'failures', values: { percent: tenth(100 - successRate) } }
}

/** Per second of work. */
function paceOf({ tries, failures, tookMs }: Measured, { done, busyMs }: WorkRecord): number {
  if (done > 0 && busyMs > 0) return done / (busyMs / 1_000)
  return tookMs > 0 ? (tries - failures) / (tookMs / 1_000) : 0
}

/** Parts of a millisecond matter only where there are few. */
const readable = (ms: number): number => (ms < 10 ? tenth(ms) : Math.round(ms))

const tenth = (value: number): number => Math.round(value * 10) / 10
