/** Spec 1 §9: subscription every 30 s, user analytics every 10 s. */
export const POLL_SUBSCRIPTION_MS = 30_000
export const POLL_ANALYTICS_MS = 10_000
