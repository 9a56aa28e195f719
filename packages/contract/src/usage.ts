import { HISTORY_DAYS, TIERS } from '@app/spec'
import { z } from 'zod'
import { call } from './call.ts'

export const SubscriptionStatus = z.strictObject({
  hasActiveSubscription: z.boolean(),
  subscription: z.strictObject({
    tier: z.enum(TIERS),
    /** What may be used until `resetsAt`: the plan's actions and what rolled over. */
    actionLimit: z.number().int(),
    planLimit: z.number().int(),
    rolledOver: z.number().int(),
    resetsAt: z.iso.datetime(),
  }),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const UserAnalytics = z.strictObject({
  actionsUsedThisMonth: z.number().int(),
  level: z.number().int(),
  xp: z.number().int(),
})
export type UserAnalytics = z.infer<typeof UserAnalytics>

/** One day in the user's time zone. */
export const UsageDay = z.strictObject({
  date: z.iso.date(),
  actions: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
  /** Completed, and proven by evidence. */
  verified: z.number().int(),
  /** What the actions of completed tasks take by hand, less what the agents took. */
  savedMs: z.number(),
  /** What models took for planning, and what steps cost beyond the plan's actions; often a part of a cent. */
  costCents: z.number(),
})
export type UsageDay = z.infer<typeof UsageDay>

export const usageCalls = {
  history: call({
    method: 'GET',
    path: '/api/analytics/history',
    does: 'Tells day by day what your agents did: actions, how tasks ended, time saved and cost.',
    query: z.object({ days: z.coerce.number().pipe(z.literal(HISTORY_DAYS)).default(30) }),
    reply: z.array(UsageDay),
  }),
  subscription: call({
    method: 'GET',
    path: '/api/subscription/status',
    does: 'Tells your plan and its monthly limit of AI actions.',
    reply: SubscriptionStatus,
  }),
  analytics: call({
    method: 'GET',
    path: '/api/analytics/user',
    does: 'Tells the AI actions used this month, your level and XP.',
    reply: UserAnalytics,
  }),
}
