/** Spec 1 §3 and §4. Decision 18: these four stay the only statuses; what else is true of a task is its reason. */
export const TASK_STATUSES = ['pending', 'running', 'completed', 'failed'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export const TASK_REASONS = ['awaiting-approval', 'limit-reached', 'scheduled', 'cancelled'] as const
export type TaskReason = (typeof TASK_REASONS)[number]
/** Spec 1 §2, Task History. */
export const TASK_SKELETON_ROWS = 5
/** Decision 22: a list without parameters answers at most this many, newest first. */
export const LIST_LIMIT = 100
