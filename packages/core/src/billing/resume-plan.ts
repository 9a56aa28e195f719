import type { Asker } from '../context.ts'
import { getPaidPlan } from './get-paid-plan.ts'
import type { BillingParts } from './port.ts'
import { syncAccount } from './sync-account.ts'

/** Takes a cancellation back while the paid period lasts. */
export async function resumePlan(parts: BillingParts, user: Asker): Promise<void> {
  const { id, version, endsWithPeriod } = await getPaidPlan(parts, user)
  // A second click, or one in another window: what goes on is left as it is.
  if (endsWithPeriod) await parts.payments.endWithPeriod(id, false, `resume:${id}:${version}`)
  await syncAccount(parts, user.id)
}
