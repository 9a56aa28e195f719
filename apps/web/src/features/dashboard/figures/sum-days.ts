import type { UsageDay } from '@app/contract'

export type Totals = Omit<UsageDay, 'date'>

const NOTHING: Totals = { actions: 0, completed: 0, failed: 0, verified: 0, savedMs: 0, costCents: 0 }

export const sumDays = (days: readonly UsageDay[]): Totals =>
  days.reduce(
    (sum, day) => ({
      actions: sum.actions + day.actions,
      completed: sum.completed + day.completed,
      failed: sum.failed + day.failed,
      verified: sum.verified + day.verified,
      savedMs: sum.savedMs + day.savedMs,
      costCents: sum.costCents + day.costCents,
    }),
    NOTHING,
  )

/** Of what has ended; undefined while nothing has. */
export function successRate({ completed, failed }: Pick<Totals, 'completed' | 'failed'>): number | undefined {
  return completed + failed === 0 ? undefined : completed / (completed + failed)
}
