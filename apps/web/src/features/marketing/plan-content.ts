import type { PlanId } from '@app/spec'

/** What each plan's card lists after its actions and agents; the words are in the pricing catalogue. */
export const PLAN_CONTENT = {
  starter: {
    features: ['web', 'templates', 'history'],
    limitations: ['pause', 'mail', 'noCalls'],
  },
  professional: {
    features: ['web', 'templates', 'history', 'documents', 'api', 'analytics'],
    limitations: ['pause', 'noOnPremise'],
  },
  enterprise: {
    features: ['web', 'templates', 'history', 'documents', 'api', 'analytics', 'calls', 'roles', 'priority'],
    limitations: ['pause', 'noOnPremise'],
  },
  custom: {
    features: ['onPremise', 'data', 'documents', 'api', 'analytics', 'calls', 'roles', 'engineer'],
    limitations: ['pause', 'ownServers'],
  },
} as const satisfies Record<PlanId, { features: readonly string[]; limitations: readonly string[] }>
