import { subscriptions, type Transaction } from '@app/db'
import { FREE_TIER, PLANS, type Tier } from '@app/spec'
import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'

export interface CurrentPlan {
  tier: Tier
  name: string
  actionLimit: number
  agentLimit: number
  paid: boolean
}

export const readPlan = ({ db, user }: Context): Promise<CurrentPlan> => readPlanOf(db, user.id)

/** The plan in force: the paid one while it has not ended, else the free tier. */
export async function readPlanOf(db: Transaction, userId: string): Promise<CurrentPlan> {
  const [row] = await db
    .select({ tier: subscriptions.tier })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
  const plan = PLANS.find((p) => p.tier === row?.tier)
  if (!plan) return { ...FREE_TIER, name: 'the free plan', paid: false }
  return { tier: plan.tier, name: plan.name, actionLimit: plan.actionLimit, agentLimit: plan.agentLimit, paid: true }
}
