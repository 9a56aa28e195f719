import { type Measured, readMonitor } from '@app/core'
import { HEALTH_LIMITS_MS } from '@app/spec'
import { type HealthParts, measured } from './measured.ts'
import { trySome } from './try-some.ts'

const LIMIT_MS = 5_000

/** How long work waits: what waits now, and what waited before it was taken up in the last minutes. */
export async function measureQueue({ db }: HealthParts): Promise<Measured> {
  let figures: Awaited<ReturnType<typeof readMonitor>> | undefined
  const tried = await trySome(1, LIMIT_MS, async () => {
    figures = await readMonitor(db)
  })
  if (!figures) return measured('task-queue', tried)
  const { oldestQueuedMs, startLatencyMs, workersAtWork } = figures
  const waitedMs = Math.max(oldestQueuedMs ?? 0, startLatencyMs?.p50 ?? 0)
  const idle = (oldestQueuedMs ?? 0) > HEALTH_LIMITS_MS['task-queue'].slow && workersAtWork === 0
  return {
    component: 'task-queue',
    ...tried,
    ...(waitedMs > 0 ? { responseMs: waitedMs } : {}),
    issues: idle ? [{ code: 'queue-idle', values: { seconds: Math.round(waitedMs / 1_000) } }] : [],
  }
}
