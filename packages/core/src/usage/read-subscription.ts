import type { SubscriptionStatus } from '@app/contract'
import type { Context } from '../context.ts'
import { readPlan } from './read-plan.ts'
import { readUsage } from './read-usage.ts'

export async function readSubscription(ctx: Context): Promise<SubscriptionStatus> {
  const { tier, actionLimit: planLimit, paid } = await readPlan(ctx)
  const { granted, rolledOver, resetsAt } = await readUsage(ctx.db, ctx.user.id)
  return {
    hasActiveSubscription: paid,
    subscription: { tier, actionLimit: granted, planLimit, rolledOver, resetsAt: resetsAt.toISOString() },
  }
}
