import type { TaskStep } from '@app/contract'
import type { StepRow } from '@app/db'

/** The row minus what the browser has no business with. */
export function toStep({ id: _, userId: __, taskId: ___, brought: ____, createdAt, ...step }: StepRow): TaskStep {
  return { ...step, createdAt: createdAt.toISOString() }
}
