import type { Asker } from '../context.ts'
import { Fault } from '../fault.ts'
import { getPaidPlan } from './get-paid-plan.ts'
import type { BillingParts } from './port.ts'
import { syncAccount } from './sync-account.ts'

/** Takes back a change that has not begun. */
export async function undoChange(parts: BillingParts, user: Asker): Promise<void> {
  const { scheduleId, pending } = await getPaidPlan(parts, user)
  if (!scheduleId || !pending) throw new Fault('conflict', 'No change of plan is waiting.')
  await parts.payments.releaseSchedule(scheduleId, `release:${scheduleId}`)
  await syncAccount(parts, user.id)
}
