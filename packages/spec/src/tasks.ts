/** Spec 1 §3 and §4. Decision 18: these four stay the only statuses; what else is true of a task is its reason. */
export const TASK_STATUSES = ['pending', 'running', 'completed', 'failed'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export const TASK_REASONS = [
  'awaiting-approval',
  'limit-reached',
  'scheduled',
  'paused',
  'needs-review',
  'cancelled',
  'rejected',
] as const
export type TaskReason = (typeof TASK_REASONS)[number]
/** What the evidence says of a finished task: `seen` is what the page itself shows, and nothing besides. */
export const VERDICTS = ['verified', 'seen', 'contradicted', 'unverified'] as const
export type Verdict = (typeof VERDICTS)[number]
/** What a step does to the world: reads retry freely, writes retry with the same key, sends are never repeated. */
export const EFFECTS = ['reads', 'writes', 'sends'] as const
export type Effect = (typeof EFFECTS)[number]
/**
 * Where a step stands in the journal. `intent` is written before an effect, so that a crash in between can be seen;
 * `withheld` is what a dry run would have done.
 */
export const STEP_STATUSES = ['intent', 'done', 'failed', 'review', 'withheld'] as const
/** Who or what asked for a task. */
export const TASK_ORIGINS = ['person', 'schedule', 'webhook', 'watch', 'test'] as const
export type TaskOrigin = (typeof TASK_ORIGINS)[number]
export const APPROVAL_STATUSES = ['waiting', 'approved', 'rejected', 'expired'] as const
/** Spec 1 §2, Task History. */
export const TASK_SKELETON_ROWS = 5
/** Decision 22: a list without parameters answers at most this many, newest first. */
export const LIST_LIMIT = 100
/** How long a link to a run may work, in days. Short enough that a forgotten one ends by itself. */
export const SHARE_DAYS = [1, 7, 30] as const
export type ShareDays = (typeof SHARE_DAYS)[number]
