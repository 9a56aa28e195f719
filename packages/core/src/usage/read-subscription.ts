import type { SubscriptionStatus } from '@app/contract'
import type { Context } from '../context.ts'
import { readPlan } from './read-plan.ts'

export async function readSubscription(ctx: Context): Promise<SubscriptionStatus> {
  const { tier, actionLimit, paid } = await readPlan(ctx)
  return { hasActiveSubscription: paid, subscription: { tier, actionLimit } }
}
