/**
 * Spec 2 §3 and §4: what a watched price tells. The last two are ours: a schedule whose run did not happen, and a
 * webhook that was switched off because nothing arrived for days.
 */
export const ALERT_TYPES = ['OPPORTUNITY', 'TARGET_REACHED', 'WARNING', 'DID_NOT_RUN', 'WEBHOOK_DISABLED'] as const
export type AlertType = (typeof ALERT_TYPES)[number]
/** Spec 2 §4: a drop of 5 percent or more, a rise of 10 percent or more. */
export const PRICE_DROP_PERCENT = 5
export const PRICE_RISE_PERCENT = 10
/** What the planner says where a task would have to look again and again; screens make a link of it. */
export const WATCH_WORDS = 'set up a watch'
/** What happens to runs that were due while nothing was running: forgotten, or made up for by one. */
export const MISFIRE_RULES = ['run-once', 'skip'] as const
export type MisfireRule = (typeof MISFIRE_RULES)[number]
/** Ours: a schedule shows this many of its coming runs. */
export const NEXT_RUNS_SHOWN = 5
/** What an outgoing webhook can tell of. Steps are not among it: there are many, and they hold what an agent read. */
export const WEBHOOK_TYPES = [
  'task.accepted',
  'task.started',
  'task.completed',
  'task.failed',
  'task.paused',
  'alert.created',
] as const
export type WebhookType = (typeof WEBHOOK_TYPES)[number]
/** Where one event on its way to one webhook stands. */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const
