import type { Task, TaskStep } from './tasks.ts'

/** The stream of what happens to the asker's things. No row of `calls`: its answer does not end. */
export const EVENTS_PATH = '/api/events'

/**
 * One event, as JSON in the `data` of a server-sent event. `live`: everything up to now has been sent. `reset`: too much
 * was missed to tell it all, so load afresh.
 */
export interface LiveEvent {
  /** `live`, `reset`, or a noun, a dot and what happened to it: `task.completed`. */
  type: string
  taskId?: string
  at?: string
  /** The task as it was when the event was sent, which may be later than the event; absent once it is deleted. */
  task?: Task
  /** Of `task.step`: the steps since the event before, its last one included. Absent where they are too large to send along. */
  steps?: TaskStep[]
  [more: string]: unknown
}
