import { TIERS } from '@app/spec'
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

export const usageCalls = {
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
