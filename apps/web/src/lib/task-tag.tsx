import type { TaskStatus } from '@app/spec'
import { Tag, type Tone } from '@app/ui'
import type { ReactNode } from 'react'

const TONES = { pending: 'neutral', running: 'live', completed: 'good', failed: 'bad' } satisfies Record<
  TaskStatus,
  Tone
>

/** Spec 1 §4: pending is also the display for any unknown value. */
export const knownStatus = (status: string): TaskStatus => (status in TONES ? (status as TaskStatus) : 'pending')

export function TaskTag({ status, children }: { status: string; children: ReactNode }) {
  return (
    <Tag tone={TONES[knownStatus(status)]} dot>
      {children}
    </Tag>
  )
}
