import type { Asker } from '../context.ts'
import { getPaidPlan } from './get-paid-plan.ts'
import type { BillingParts } from './port.ts'
import { syncAccount } from './sync-account.ts'

/** Ends the plan with the period that is paid for; a change that was to follow falls away with it. */
export async function cancelPlan(parts: BillingParts, user: Asker): Promise<void> {
  const { id, scheduleId, version } = await getPaidPlan(parts, user)
  if (scheduleId) await parts.payments.releaseSchedule(scheduleId, `release:${scheduleId}`)
  await parts.payments.endWithPeriod(id, true, `cancel:${id}:${version}`)
  await syncAccount(parts, user.id)
}
