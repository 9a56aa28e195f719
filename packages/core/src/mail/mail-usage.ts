import type { Transaction } from '@app/db'
import { USAGE_LEVELS, usagePercent } from '@app/spec'
import { readPlanOf } from '../usage/read-plan.ts'
import { readUsage } from '../usage/read-usage.ts'
import { queueMail } from './queue-mail.ts'

/** B-24: tells at 80 and at 100 percent of the month's actions, each once a period. Past both, only the graver is said. */
export async function mailUsage(tx: Transaction, userId: string): Promise<boolean> {
  const { used, granted, resetsAt } = await readUsage(tx, userId)
  const percent = usagePercent(used, granted)
  if (granted <= 0 || percent < USAGE_LEVELS.high) return false
  const kind = percent >= USAGE_LEVELS.reached ? 'usage-reached' : 'usage-high'
  // By its beginning: when a period ends may still be put right while it runs.
  const { periodStart } = await readPlanOf(tx, userId)
  return queueMail(tx, {
    userId,
    kind,
    key: `${kind}:${periodStart.toISOString()}`,
    values: { used, limit: granted, resetsAt: resetsAt.toISOString() },
  })
}
